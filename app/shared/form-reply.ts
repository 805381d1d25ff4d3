/** A form that came back: what was typed, and the key of a sentence for each field that is wrong. */
export type FormReply = { values: Record<string, string>; errors: Record<string, string> }
