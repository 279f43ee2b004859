/** Every country code of the IANA root zone, two letters each, run together. */
const countries =
  'acadaeafagaialamaoaqarasatauawaxazbabbbdbebfbgbhbibjbmbnbobrbsbtbvbwbybzcacccdcfcgchcickclcmcncocrcucvcwcxcyczdedjdkdmdodzeceeegereseteufifjfkfmfofrgagbgdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhnhrhthuidieiliminioiqirisitjejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmdmemgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymznancnenfngninlnonpnrnunzompapepfpgphpkplpmpnprpsptpwpyqarerorsrurwsasbscsdsesgshsisjskslsmsnsosrssstsusvsxsysztctdtftgthtjtktltmtntotrtttvtwtzuaugukusuyuzvavcvevgvivnvuwfwsyeytzazmzw';

/** The generic ones that people write in posts; the full zone (1,400) would cost the extension 9 kB. */
const generic =
  'academy agency ai app art asia audio band bank bar bet bio biz black blog blue bond bot build business buzz cafe cam camp capital care careers cash casino cat center chat church city claims click clinic cloud club codes coffee com community company consulting cool credit cyou dad dance date deals design dev digital direct directory domains earth eco edu education email energy engineering events exchange expert farm fashion fast film finance financial fish fit football forex foundation fun fund futbol fyi gallery game games gay gift global gmbh gold gov graphics green group guide guru health help history homes host house how icu inc info ink institute insure international investments ist jobs land law legal lgbt life limited link live loan lol london love ltd luxe management market marketing markets mba media men mint mobi moda moe mom money monster movie museum music name net network new news ninja now nyc observer one online org page partners parts party pay photo photos pics pink pizza place play plus porn press pro productions promo properties pub racing realty red rent report rest review reviews rich rip rocks run sale sbs school science security select services sex shop show site sky social software solar solutions space store stream studio study style sucks supply support surf systems tax team tech technology tel tips today tokyo tools top tours town trade trading training travel tube university vegas ventures vet video vip vision vote wallet wang watch webcam website wiki win wine work works world wtf xxx xyz yoga zip zone';

const known = new Set([...generic.split(' '), ...(countries.match(/../g) ?? [])]);

/** Whether X would read `name.tld` as a link. */
export function isTopLevelDomain(label: string): boolean {
  return known.has(label.toLowerCase());
}
