import { type Sample, sample } from './sample.ts';

export const worldwidePosts: readonly Sample[] = [
  sample(
    'noor_blocks',
    'رسوم التحويل انخفضت إلى أقل من {a} سنتات هذا الأسبوع 🔥\n\nالسؤال ليس: هل هي رخيصة؟\nالسؤال: من يدفع الفرق؟',
    'ar',
  ),
  sample(
    'yuki_rollup',
    'ロールアップの手数料、先週から{b}%下がりました。理由は圧縮の改善。派手ではないけれど、こういう更新が一番うれしい🧵',
    'ja',
  ),
  sample(
    'dario_keys',
    'Regla de la casa: si no puedes explicar dónde están tus llaves en una frase, no están donde crees. 🔑',
    'es',
  ),
  sample(
    'lotte_kette',
    'Heute {b} Minuten lang jemandem am Bahnhof erklärt, was ein Validator macht. Sie hat ihren Zug verpasst und einen Node bestellt. Beides tut mir leid.',
    'de',
  ),
  sample(
    'theo_bridges',
    'Un pont est sûr jusqu’au jour où il devient intéressant. Regardez la valeur verrouillée, puis le nombre de signataires, puis asseyez-vous.',
    'fr',
  ),
  sample(
    'shira_code',
    'שלושה דברים שאני בודקת לפני כל deploy:\n1. הרשאות\n2. אירועים\n3. מי ישן ומי ער\n\nהשלישי הכי חשוב 😴',
    'he',
  ),
  sample(
    'noor_blocks',
    'سألني أخي عن $BTC فقلت له: لا تشترِ ما لا تستطيع أن تشرحه لجدتي. جدتي الآن تشرحه لي 😂',
    'ar',
  ),
  sample(
    'yuki_rollup',
    '今日の学び：\n\n・ブロブは安い\n・でも無料ではない\n・誰かが必ず払っている',
    'ja',
  ),
  sample(
    'dario_keys',
    'Tres copias, dos lugares, una persona de confianza. La autocustodia no es soledad, es orden.',
    'es',
  ),
  sample(
    'lotte_kette',
    'Gebühren unter einem Cent, Wartezeit unter einer Sekunde, Erklärung unter {a} Sätzen. Erst dann ist es fertig. ☕️',
    'de',
  ),
  sample(
    'noor_blocks',
    'خلاصة اليوم: المحفظة الجيدة تشرح لك ما ستوقّعه @harbor_wallet قبل أن توقّعه، لا بعده. #أمان',
    'ar',
  ),
  sample(
    'theo_bridges',
    'gm depuis Marseille ☀️ {b} nœuds de vent et zéro transaction en attente.',
    'fr',
  ),
];
