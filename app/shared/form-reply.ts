/** The answer to an invalid form: what was typed, and the key of an error sentence for each wrong field. */
export type FormReply = { values: Record<string, string>; errors: Record<string, string> }
