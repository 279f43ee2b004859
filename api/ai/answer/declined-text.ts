import type { Objection } from './objection.ts';

/** A model that speaks of itself, in the languages of the interface and further ones of X. */
const AS_A_MODEL =
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)(?: (?:language )?(?:model|assistant|system))?(?=[,.]| i\b| my\b)|\bi(?:['’]m| am) (?:just |only )?an? (?:ai|language model|virtual assistant)\b|\bals (?:ki|künstliche intelligenz|sprachmodell)\b|\bcomo (?:una? |uma? )?(?:ia|inteligencia artificial|inteligência artificial|modelo de (?:lenguaje|linguagem))\b|\ben tant qu['’](?:ia|intelligence artificielle|assistant)\b|\ben tant que modèle\b|\bsebagai (?:ai|model bahasa|asisten)\b|AI(?:アシスタント)?として|AI言語モデル|作为(?:一个|一名)?(?:人工智能|AI|语言模型)|身為(?:一個)?(?:人工智慧|AI|語言模型)|(?:AI|인공지능|언어 모델)(?:로서|로써)/iu;
/** A refusal of the request, which says nothing to the author of the post. */
const REFUSES =
  /\bi(?:['’]m| am)?\s?(?:sorry|afraid)?,?\s?(?:but )?(?:i )?(?:can(?:no|['’])?t|cannot|can not|won['’]t|(?:am |['’]m )?(?:not able|unable) to) (?:help|assist)(?: you)? with (?:that|this|your)(?: request)?\b|\bi (?:can(?:no|['’])?t|cannot|won['’]t|am unable to|am not able to|must decline to) (?:comply|fulfil+|generate|create|produce|write|draft|provide) (?:(?:with )?(?:that|this|such|the|a|any|content)\b)|\b(?:das|dabei) kann ich (?:leider )?nicht (?:helfen|erfüllen)|\bno puedo (?:ayudarte|ayudar) con (?:eso|esa|esto)|\bje ne peux pas (?:vous |t['’])?aider (?:avec|à) (?:ça|cela|cette)|\bnão posso ajudar com (?:isso|essa)|\btidak (?:bisa|dapat) membantu (?:dengan )?(?:itu|permintaan)|お手伝い(?:することは)?できません|ご要望にはお応えできません|(?:抱歉|对不起|很遗憾)，?我(?:无法|不能)(?:帮|协助|满足|提供|完成)|도와드릴 수 없/iu;
/** Words about the task in place of the text. */
const OF_THE_TASK =
  /\bas (?:instructed|requested|per (?:the|your) (?:instructions|rules|request))\b|\b(?:the|my|your) (?:system )?prompt (?:says|asks|tells)|\baccording to (?:the|my) (?:rules|instructions)\b|\bthe user (?:wants|asked|is asking|would like)\b|\bi(?:['’]ll| will) keep to the rules\b|\bthe data (?:fence|between)\b/i;

/** An assent without the text that it announces. */
const ASSENT_ALONE =
  /^(?:(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|got it|understood|claro|natürlich|gerne|bien sûr)[,.!]*\s*)?(?:here (?:you go|it is|is (?:the|your|a) (?:reply|draft|post|tweet|text)))[.:!]*$/iu;

/** An answer that refuses, speaks of itself as a model or of the task; null for a text. */
export function refusal(content: string): Objection | null {
  if (REFUSES.test(content) || AS_A_MODEL.test(content))
    return { kind: 'unusable', ask: 'it refused, or spoke of itself as a model' };
  if (OF_THE_TASK.test(content))
    return { kind: 'unusable', ask: 'it spoke of the task or its rules' };
  return null;
}

/** Whether an answer only announces a text: "Sure, here you go". */
export function isAssentAlone(content: string): boolean {
  return ASSENT_ALONE.test(content);
}
