import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { whyItStays } from '#features/emails/reachable.ts'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { composeEmail } from '#features/emails/write-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { messageOccasion, type SupplierMessage } from '../messages/message.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { findOrder, findRunKey, listMessages, lockRun } from '../reads.server.ts'
import { insertMessage } from '../writes.server.ts'
import { findPaper, paperHash } from './find-paper.server.ts'
import type { PaperKind } from './paper-facts.ts'
import { paperFile } from './paper-file.ts'

export type PaperRefusal =
  | { reason: 'order-unknown' }
  | { reason: 'nothing-confirmed' }
  | { reason: 'no-email'; supplier: string }

/**
 * Emails a supplier the voucher of what it confirmed, or the rooming list with flights, as a PDF. The names in it are in the file alone,
 * which is made when it is sent: the stored email has none. `seen`: how many messages the order had when it was shown, so that a form that is
 * sent twice is one email. Refused where nothing is confirmed and without an email address. `leaves`: the mail server gets it; else staff send it themselves.
 */
export async function sendPaper(
  ctx: Context,
  { orderId, kind, seen, actor }: { orderId: number; kind: PaperKind; seen: number; actor: Actor },
): Promise<Outcome<{ leaves: boolean }, PaperRefusal>> {
  const [order, run] = await Promise.all([findOrder(ctx.db, orderId), findRunKey(ctx.db, { orderId })])
  if (!order || !run) return refused({ reason: 'order-unknown' })
  if (order.email === '') return refused({ reason: 'no-email', supplier: order.supplier })
  const paper = await findPaper(ctx, orderId, kind)
  if (!paper) return refused({ reason: 'nothing-confirmed' })
  const { facts } = paper
  const { company } = await findSettings(ctx.db)
  const leaves = !whyItStays(ctx.mail, order.email)
  const what = kind === 'voucher' ? 'voucher' : 'rooming list'
  await ctx.db.transaction().execute(async (tx) => {
    await lockRun(tx, run)
    const contentHash = paperHash(facts)
    const isSame = ({ number, ...sent }: SupplierMessage) =>
      number > seen && sent.kind === kind && sent.contentHash === contentHash
    if ((await listMessages(tx, [orderId])).some(isSame)) return
    const sentAt = await ctx.clock.in(tx)
    const message = {
      orderId,
      kind,
      method: 'email' as const,
      spokeWith: '',
      lines: [],
      contentHash,
      sentAt,
      sentBy: actor.name,
      queued: leaves,
    }
    const number = await insertMessage(tx, message)
    await noteOrder(ctx, tx, { run, order, actor, action: 'supplier-order-sent', facts: { number, paper: kind } })
    const composed = await composeEmail(ctx, {
      occasion: messageOccasion({ orderId, number }),
      bookingId: null,
      to: order.email,
      subject: `${company.name}: ${what} ${order.reference}${facts.name && `, ${facts.name}`}`,
      language: 'en',
      attachments: [
        { document: paperFile(orderId, kind), filename: paper.name, contentType: 'application/pdf', content: paper.bytes },
      ],
      content: (
        <EmailLayout read={englishFrame(ctx)} company={company} preview={facts.title} heading={`Order ${order.reference}`}>
          <Paragraph>
            {kind === 'voucher'
              ? `Here is the voucher of what you confirmed for ${facts.title}. Thank you.`
              : `Here is who comes, in which rooms, and when, for ${facts.title}. It replaces any list that we sent before.`}
          </Paragraph>
        </EmailLayout>
      ),
    })
    const stored = await storeEmail(tx, composed)
    if (stored !== undefined) await sendStoredEmailLater(ctx, tx, stored)
  })
  return done({ leaves })
}
