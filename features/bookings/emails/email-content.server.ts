import type { ReactNode } from 'react'
import type { EmailFacts } from './email-facts.ts'

/** The texts of one email about a booking. */
export type EmailContent = {
  /** What follows the operator's name and the reference. */
  subject: (facts: EmailFacts) => string
  /** What an inbox shows beside the subject: what the email means for the reader. */
  preview: (facts: EmailFacts) => string
  heading: (facts: EmailFacts) => string
  /** The first and the last paragraphs; staff may replace both by their own text. */
  opening: (facts: EmailFacts) => ReactNode
  body?: (facts: EmailFacts) => ReactNode
  closing?: (facts: EmailFacts) => ReactNode
  /** The button that opens the booking's page. */
  action: (facts: EmailFacts) => string
}
