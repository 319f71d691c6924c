// "If you don't like it, tell me": an objection that is asked for, and no sharp word. "Tell someone else" is one.

export const DISLIKES_TOLD =
  /\bif you don't like (?:it|that|anything|something|how)\b[^.!?]{0,20}\b(?:tell (?:me|us)\b|say (?:so|stop|when|the word)\b|say[.!,]|just say\b(?! (?:it|that|goodbye) to)|let (?:me|us)\b|shout\b(?! at)|(?:we|i)(?:'ll| will| can) (?:always |just |still )?(?:change|stop|fix|redo|adjust|soften|tone|tweak|alter|take|put|sort|swap|refund|try|make|do)\b)/i
