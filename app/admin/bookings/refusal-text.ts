import { deskWords } from '../../words/desk.ts'
import type { FormRefusal } from './move-by-form.server.ts'

/** A refusal in a sentence that says what is so now, and its status: 422 for what was typed, 409 for what has changed. */
export function refusalText(refusal: Exclude<FormRefusal, { reason: 'booking-unknown' }>): {
  sentence: string
  status: 409 | 422
} {
  const words = deskWords.booking.refusals
  switch (refusal.reason) {
    case 'move-not-allowed':
      return { sentence: words['move-not-allowed'](deskWords.booking.state(refusal.state)), status: 409 }
    case 'hold-lapsed':
    case 'changed-meanwhile':
      return { sentence: words[refusal.reason], status: 409 }
    case 'reason-missing':
    case 'note-missing':
    case 'too-long':
      return { sentence: words[refusal.reason], status: 422 }
  }
}
