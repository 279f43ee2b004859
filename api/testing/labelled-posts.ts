/** Short posts as people write them, by their language, labelled by hand. */
export const labelledPosts: Record<string, string> = {
  en: `
    gm frens
    gm ☀️ what are you building today
    wagmi, lfg
    ser wen token
    ngmi if you sold the bottom
    $SOL to the moon 🚀
    just bridged to base, fees are nothing
    lol
    based
    Total rug. Avoid.
    Bitcoin reclaims 100k
    Fees down 80% since the upgrade
    Nobody reads the docs
    Mainnet tomorrow. Finally.
    Liquidity is thin on Sundays
    Bullish on boring infrastructure
    Audit report out next week
    Hot take: most L2s die within two years
    Shipping beats tweeting
    Lost my seed phrase again, send help
    Gas on Ethereum mainnet hit 80 gwei
    BREAKING: SEC approves spot ETH ETFs
    Can't believe people still use centralized exchanges
    Airdrop farmers ruined testnets
    my portfolio is a crime scene
    down bad 😭
    Validators voted yes on proposal 42
    who else is up at 3am watching charts
    Token unlocks next month: ARB, OP, SUI
    congrats to the team @pendle_fi, huge milestone
    Restaking yields explained in one thread 🧵
    Don't trust, verify
    probably nothing 👀
    Stablecoin supply keeps growing every month
    New blog post: MEV on Solana
    Café meetup in München tonight, come say hi
    Señor devs, junior salary
    Our naïve assumption was that bridges are safe
    vibes immaculate
    dca and chill
    gn ct
    Hiring a Rust engineer, remote
    Honestly exhausted by this market
    The merge changed everything for me
    Wallet UX still sucks
    Long $ETH, short $BTC
    buy the dip
    Die hard bitcoiner since 2013
    Non custodial or nothing
    Solana per second throughput is insane
  `,
  es: `
    gm a todos, ¿qué están construyendo hoy?
    Buenos días, cripto
    Perdí todo en el hackeo de ayer
    Mañana publico el informe del trimestre
    Las comisiones están muy altas hoy
    Compré más bitcoin esta semana
    No vendan en pánico
    Nadie lee la documentación
    La mayoría de los L2 no van a existir en dos años
    Vamos por los 100k 🚀
    Gracias por tanto
    Otra estafa, tengan cuidado
    Cumplo tres años en cripto
    Lanzamos la red principal mañana
    Qué semana tan larga
    Todo verde hoy
    Alguien usa Solana para pagos?
    felicidades al equipo
  `,
  pt: `
    Bom dia pessoal! Mais uma semana começando
    Comprei mais bitcoin hoje
    Não vendam no pânico
    As taxas estão muito altas
    Perdi tudo no hack de ontem
    Ninguém lê a documentação
    Amanhã lançamos a mainnet
    Obrigado a todos pela força
    Mais um golpe, tomem cuidado
    Alguém usa Solana para pagamentos?
    Que semana longa
    Tudo verde hoje
    Parabéns ao time
    O mercado está sangrando
  `,
  fr: `
    Bonjour à tous, bonne semaine
    Merci à l'équipe
    J'ai tout perdu dans le hack d'hier
    Les frais sont trop élevés aujourd'hui
    Personne ne lit la documentation
    Acheté encore du bitcoin
    On lance le mainnet demain
    Encore une arnaque, faites attention
    Quelle semaine
    Qui utilise Solana pour payer ?
    Bravo à toute l'équipe
    Le marché saigne
    Ne vendez pas dans la panique
  `,
  de: `
    Guten Morgen zusammen
    Die Gebühren sind heute wieder sehr hoch
    Keiner liest die Doku
    Heute mehr Bitcoin gekauft
    Morgen starten wir das Mainnet
    Schon wieder ein Betrug, passt auf
    Was für eine Woche
    Wer nutzt Solana zum Bezahlen?
    Glückwunsch ans Team
    Der Markt blutet
    Nicht in Panik verkaufen
    Gestern alles verloren
    Danke euch allen
  `,
  id: `
    Selamat pagi semuanya
    Biaya gas hari ini mahal sekali
    Besok kami luncurkan mainnet
    Jangan panik jual
    Terima kasih semua
    Kemarin saya kehilangan semuanya
    Hati-hati penipuan lagi
    Siapa yang pakai Solana untuk bayar?
    Selamat untuk timnya
    Pasar lagi merah
  `,
  tr: `
    Günaydın herkese
    Bugün ücretler çok yüksek
    Bugün yeni işime başladım
    Yarın ana ağı başlatıyoruz
    Panikle satmayın
    Herkese teşekkürler
    Dün her şeyi kaybettim
    Kimse belgeleri okumuyor
    Tebrikler ekibe
    Piyasa kan ağlıyor
  `,
  ja: `
    おはようございます
    今日はガス代が高い
    昨日のハッキングで全部失いました
    ビットコイン買い増しした
    明日メインネット公開
  `,
  ko: `
    좋은 아침입니다
    드디어 메인넷 출시했습니다
    오늘 수수료가 너무 비싸요
    비트코인 더 샀다
  `,
  zh: `
    比特币又跌了,你们现在加仓还是观望?
    早上好
    今天手续费太高了
    主网明天上线
    恭喜团队
  `,
  it: `
    Buongiorno a tutti
    Le commissioni sono troppo alte oggi
    Ho perso tutto nell'hack di ieri
    Nessuno legge la documentazione
    Domani lanciamo la mainnet
    Non vendete nel panico
  `,
  nl: `
    Goedemorgen allemaal
    De kosten zijn vandaag weer hoog
    Niemand leest de documentatie
    Gisteren alles verloren
    Morgen gaat het mainnet live
  `,
  pl: `
    Dzień dobry wszystkim
    Opłaty są dziś bardzo wysokie
    Nikt nie czyta dokumentacji
    Wczoraj straciłem wszystko
  `,
  ru: `
    Доброе утро всем
    Комиссии сегодня очень высокие
    Рынок падает
  `,
  uk: `
    Доброго ранку всім
  `,
  ar: `
    صباح الخير جميعا
    الرسوم مرتفعة اليوم
  `,
  hi: `
    सभी को सुप्रभात
  `,
  vi: `
    Chào buổi sáng mọi người
    Phí hôm nay cao quá
  `,
  th: `
    สวัสดีตอนเช้า
  `,
  sv: `
    God morgon alla
    Avgifterna är väldigt höga idag
    Ingen läser dokumentationen
  `,
  no: `
    Gebyrene er veldig høye i dag
  `,
  da: `
    Gebyrerne er meget høje i dag
  `,
  fi: `
    Hyvää huomenta kaikille
    Maksut ovat tänään todella korkeat
  `,
  ro: `
    Bună dimineața tuturor
    Taxele sunt foarte mari astăzi
  `,
  cs: `
    Dobré ráno všem
    Poplatky jsou dnes velmi vysoké
  `,
  hu: `
    Jó reggelt mindenkinek
  `,
  tl: `
    Magandang umaga sa lahat
    Ang mahal ng fees ngayon
  `,
};
