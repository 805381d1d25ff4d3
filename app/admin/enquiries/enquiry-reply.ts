import type { RefusalView } from './enquiry-refusal.ts'

/** What a form of the screen answers when it leads nowhere: what was typed, and why, or the email as it will leave. */
export type EnquiryReply = {
  event: string
  values: Readonly<Record<string, string>>
  sentence: string | undefined
  since: RefusalView['since']
  preview: { subject: string; html: string } | undefined
}
