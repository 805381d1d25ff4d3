/** What a refused form gets back: which dialog it was, what was typed, and the sentence. */
export type Reply = { event: string; dialog: string; values: Record<string, string>; reason: string; sentence: string }
