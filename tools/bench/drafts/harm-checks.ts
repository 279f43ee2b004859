/** What a draft must not hold under some posts, each found by its words or signs alone. */
const signs = {
  anything: /\S/u,
  agree:
    /^\W*(?:agreed?|exactly|this\b|facts|true\b|100 ?%|yes\b|yep|yeah|based|correct|absolutely|totally|indeed|spot on|well said|fair\b|makes sense|genau|stimmt|richtig|exacto|de acuerdo|totalmente|exatamente|concordo|verdade|exactement|d'accord|tout à fait|katılıyorum|aynen|setuju|benar|betul|その通り|同感|たしかに|同意|没错|确实|说得对|맞아|동감|인정)|\b(?:couldn't agree more|i agree|hard agree|you(?:'re| are) right|so true|can't argue|no notes)\b/iu,
  praise:
    /\b(?:great|awesome|amazing|brilliant|excellent|impressive|love (?:this|it|to see)|well done|nice(?:ly)?|good (?:work|job|stuff|call)|huge|bullish|legend|toll|super|klasse|genial|excelente|incre[ií]ble|increíble|incrível|ótimo|parabéns|bravo|harika|süper|keren|hebat|mantap)\b|素晴らしい|すごい|さすが|太棒|厉害|精彩|대단|멋지|훌륭/iu,
  congratulate:
    /\b(?:congrat\w*|gratul\w*|glückwunsch\w*|felicidades|enhorabuena|felicitaciones|parabéns|félicitations|tebrik\w*|selamat)\b|おめでとう|恭喜|祝贺|축하/iu,
  emoji: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
  joke: /\b(?:lo+l|lmf?ao|rofl|(?:ha){2,}h?|(?:ja){2,}|k{3,}|kek|mdr|wkwk\w*|jk|just kidding|cope|ngmi|wagmi|rekt|ser|ripbozo|skill issue)\b|[😂🤣💀🤡😹😜🤪]|笑|ｗ{2,}|哈哈|ㅋㅋ|ㅎㅎ/iu,
  exclamation: /[!！¡]/u,
  promise:
    /\b(?:guarantee\w*|promise\w*|risk[- ]free|can't (?:lose|fail)|(?:we|i)(?:'ll| will) (?:refund|fix|pay|make|get|help|send|solve|recover)|will (?:moon|pump|recover|double|go up|be fine|be ok(?:ay)?)|to the moon|easy money|\d+x (?:soon|from here|incoming)|garant\w+|versprech\w+|prome\w+|garanti\w*|söz veri\w*|dijamin|janji)\b|必ず|保証|保证|一定会|보장|반드시/iu,
  link: /https?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io|xyz|app|dev|me|gg|finance|eth)\b/iu,
};

export type Harm = keyof typeof signs;

export const harms = Object.keys(signs) as [Harm, ...Harm[]];

/** Those of the named harms that a draft does. */
export function harmsIn(draft: string, named: Harm[]): Harm[] {
  return named.filter((harm) => signs[harm].test(draft));
}
