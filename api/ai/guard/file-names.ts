/** Top-level domains that are also endings of files and code. */
const endings = 'rs|sh|md|py|pl|cc|so|sol|ps|mm|tf';
const fileName = new RegExp(
  String.raw`^(?<stem>[A-Za-z0-9_][\w-]{0,60}(?:\.[\w-]{1,30})?)\.(?<end>${endings})$`,
);
/** Members of what every program calls the same: `tx.to`, `event.id`. */
const member =
  /^(?:tx|msg|block|abi|this|self|req|res|err|event|evt|vm|console|process|window|document|os|sys|np|pd|std|fs|ctx|log)\.[a-z]\w{0,30}$/;
const usualFiles =
  /^(?:main|lib|mod|index|deploy|run|build|install|test|tests|setup|start|stop|update|upgrade|init|config|utils|types|server|client|app|bot|script|bootstrap|entrypoint|manage|train|README|CHANGELOG|CONTRIBUTING|SECURITY|LICENSE|AGENTS|lib\w+)$/;
/** `my_vault`, `onRamp`, `Vault`, `eip-2612`. */
const identifier = /_|\p{Ll}\p{Lu}|^\p{Lu}|-\d/u;
const codeTalk =
  /`|\b(?:files?|scripts?|lines?|functions?|bugs?|repos?|repository|builds?|tests?|code|compile[sdr]?|modules?|crates?|contracts?|config|deploy|patch(?:es)?|diff|import|commit(?:s|ted)?|branch|audit(?:s|ed)?|source|parser|imports?)\b/i;
/** Beside these a name may be somebody's wallet or site. */
const errands =
  /\b(?:send|transfer|pay|tip|donate|deposit|airdrop|claim|withdraw|mint|visit|go to|join|buy|swap|connect|wallets?|funds|website|domain|link)\b/i;

/**
 * Whether what could be a link or a wallet's name is the name of a file or of code where it stands:
 * `main.rs`, `deploy.sh`, `Vault.sol`, `tx.to`.
 */
export function isFileName(name: string, sentence: string): boolean {
  if (member.test(name)) return true;
  const { stem = '', end } = fileName.exec(name)?.groups ?? {};
  if (stem === '') return false;
  if (usualFiles.test(stem) && end !== 'sol') return true;
  if (errands.test(sentence)) return false;
  return identifier.test(stem) || (end !== 'sol' && codeTalk.test(sentence));
}
