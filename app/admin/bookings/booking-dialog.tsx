import { AdjustDialog } from './adjust/adjust-dialogs.tsx'
import { CancelDialog } from './cancel/cancel-dialog.tsx'
import { cancelMoves } from './cancel/cancel-view.ts'
import { ChildFeeDialog } from './child-fees.tsx'
import type { loadBooking } from './load-booking.server.ts'
import { MessageDialog } from './message/message-dialogs.tsx'
import { PayDialog, QuoteDialog, RefundDialog } from './money/money-dialogs.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Reply } from './reply.ts'
import { PartDialog, PurchaseDialog } from './supplier-dialogs.tsx'

type Shown = Pick<
  Awaited<ReturnType<typeof loadBooking>>,
  | 'version'
  | 'choices'
  | 'cancel'
  | 'quote'
  | 'pay'
  | 'refunds'
  | 'partDialogs'
  | 'purchaseDialogs'
  | 'childFees'
  | 'adjusts'
  | 'message'
>

const adjustDialogs = ['discount', 'add-line', 'change-line', 'undo-line']

/**
 * The dialog that an address requests, `?ask=confirm`, `?ask=refund:…`. Null where its move is not possible now. An address can fill in
 * the form that adds a line. The values of
 * a refused form are shown in its own dialog only.
 */
export function bookingDialog(dialog: string | null, shown: Shown, last: Reply | undefined, params?: URLSearchParams) {
  if (!dialog) return null
  const { version, quote, pay } = shown
  const reply = last?.dialog === dialog ? last : undefined
  const [, what = '', id] = /^([^:]*)(?::(.*))?$/.exec(dialog) ?? []
  const choice = shown.choices.find(({ event }) => event === dialog)
  if (choice) return <MoveDialog key={dialog} choice={choice} version={version} reply={reply} />
  if (shown.cancel && cancelMoves.some((event) => event === dialog))
    return <CancelDialog key={dialog} cancel={shown.cancel} dialog={dialog} version={version} reply={reply} />
  if (what === 'pay' && pay) return <PayDialog key={dialog} pay={pay} version={version} reply={reply} />
  if (what === 'quote' && quote?.isPriced) return <QuoteDialog key={dialog} quote={quote} version={version} reply={reply} />
  const refund = what === 'refund' ? firstOr(shown.refunds, id, (one) => one.id === id) : undefined
  if (refund) return <RefundDialog key={dialog} refund={refund} version={version} reply={reply} />
  const part = what === 'part' ? firstOr(shown.partDialogs, id, ({ key }) => key === id) : undefined
  if (part) return <PartDialog key={`${dialog} ${part.key}`} part={part} dialog={dialog} version={version} reply={reply} />
  const purchase = what === 'purchase' ? firstOr(shown.purchaseDialogs, id, (one) => String(one.id) === id) : undefined
  if (purchase) return <PurchaseDialog key={dialog} purchase={purchase} version={version} reply={reply} />
  if (shown.adjusts && adjustDialogs.some((one) => one === what))
    return <AdjustDialog key={dialog} dialog={dialog} adjusts={shown.adjusts} version={version} reply={reply} params={params} />
  const fee = what === 'child-fee' ? firstOr(shown.childFees, id, ({ position }) => String(position) === id) : undefined
  if (fee) return <ChildFeeDialog key={dialog} fee={fee} version={version} reply={reply} />
  return <MessageDialog key={dialog} dialog={dialog} message={shown.message} version={version} reply={reply} />
}

/** The item that an address names, or the first open one where it names none: '?ask=refund' of a list. */
const firstOr = <Of,>(all: readonly Of[], id: string | undefined, isIt: (one: Of) => boolean): Of | undefined =>
  id === undefined ? all[0] : all.find(isIt)
