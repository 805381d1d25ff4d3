import { fingerprintOf, isLive, type OrderLine } from '../lines/order-line.ts'

type Declined = Partial<
  Pick<
    OrderLine,
    'state' | 'sent' | 'agreed' | 'declinedFingerprint' | 'answerBy' | 'provisionalUntil' | 'proposedMinor' | 'endedAt'
  >
>

/**
 * What becomes of a line that is not to be had as it was sent: of a change the former agreement stands, and the change is not sent again as
 * it is; of a request it is declined, so that somebody else is chosen.
 */
export function declinedUpdate({ agreed, sent, state }: Pick<OrderLine, 'agreed' | 'sent' | 'state'>, at: Date): Declined {
  const ended = { answerBy: null, provisionalUntil: null, proposedMinor: null }
  if (agreed && sent && state !== 'confirmed')
    return { ...ended, state: 'confirmed', sent: agreed, declinedFingerprint: fingerprintOf(sent) }
  return { ...ended, state: 'declined', agreed: null, endedAt: at }
}

/** Whether a line waits for somebody to accept or refuse another price: it is still open, and not confirmed at ours. */
export const hasOtherPrice = ({ proposedMinor, sent, state }: Pick<OrderLine, 'proposedMinor' | 'sent' | 'state'>): boolean =>
  proposedMinor !== null && sent !== null && isLive(state) && state !== 'confirmed'
