/** What a customer writes about a proposal: a question, or that it be renewed. */
export type CustomerMessage = { news: 'question' | 'renew'; reference: string; text: string }

const openings = {
  question: (reference: string) => `About proposal ${reference}:`,
  renew: (reference: string) => `Please renew proposal ${reference}.`,
} satisfies Record<CustomerMessage['news'], (reference: string) => string>

/** A message as the timeline of the enquiry keeps it. */
export function messageText({ news, reference, text }: CustomerMessage): string {
  const opening = openings[news](reference)
  return text ? `${opening}\n${text}` : opening
}

/** The same read again, of one of these proposals; undefined for any other text of a timeline. */
export function readMessage(whole: string, references: readonly string[]): CustomerMessage | undefined {
  const [opening, ...lines] = whole.split('\n')
  for (const news of ['question', 'renew'] as const) {
    const reference = references.find((one) => openings[news](one) === opening)
    if (reference !== undefined) return { news, reference, text: lines.join('\n') }
  }
  return undefined
}
