import { randomUUID } from 'node:crypto'
import { findText } from '#features/emails/reads-texts.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { automaticEmail, automaticEmailParts, newsValues, ownTextOf } from '../automatic-emails.server.tsx'
import { findSubscriberByEmail, type Subscriber } from '../reads.server.ts'
import { automaticEmailWords } from '../words/automatic-emails.ts'
import { insertSubscriber, reinviteSubscriber, updateRequestLanguage } from '../writes.server.ts'
import { confirmToken, hashOfToken, leaveKey } from './newsletter-keys.server.ts'

/** The queue of newsletter requests; server/jobs.ts runs `answerSubscribe` for it. */
export const subscribeQueue = 'asked-for-news'

/**
 * Requests our newsletter for an address, on a page in a language: the emails about it are in it. The answer and the work are the same whether we know the address
 * or not: only the job looks.
 */
export async function subscribe(ctx: Context, { email, language }: { email: string; language: string }): Promise<void> {
  const requestedAt = ctx.clock.now().toISOString()
  await ctx.db
    .transaction()
    .execute((tx) => ctx.jobs.add(tx, subscribeQueue, { email: email.trim().toLowerCase(), language, askedAt: requestedAt }))
}

/**
 * The job behind `subscribe`: stores the address as requested and sends it a confirmation email, once an hour at most. A
 * confirmed subscriber gets an email that says so in the language in which they subscribed, with the link to unsubscribe. Safe to run again. Throws on data that no action
 * of ours wrote.
 */
export async function answerSubscribe(
  ctx: Context,
  { email, askedAt: requestedAt, language }: Record<string, unknown>,
): Promise<void> {
  if (typeof email !== 'string' || typeof requestedAt !== 'string') throw new Error('Not a job of a subscription')
  // The release before writes no language into its jobs.
  const wanted = typeof language === 'string' ? language : 'en'
  const subscriber = await keepRequest(ctx, email, { language: wanted, requestedAt: new Date(requestedAt) })
  const { company } = await findSettings(ctx.db)
  const { publicUrl, secret } = ctx.config
  const known = subscriber.state === 'confirmed'
  const name = known ? 'news-known' : 'news-asked'
  const read = ctx.words.in(subscriber.language, automaticEmailParts)
  const link = (path: string) => publicUrl + ctx.words.address(subscriber.language, path)
  const leave = link(links.leaveNews(subscriber.id, leaveKey(secret, subscriber.id)))
  const confirm = link(links.confirmNews(confirmToken(secret, subscriber)))
  const action = { words: read(automaticEmailWords)[name].button, href: known ? leave : confirm }
  const own = await findText(ctx.db, ownTextOf(name), read.language)
  const paper = { read, company, publicUrl, values: newsValues(company), action }
  await sendEmail(ctx, {
    occasion: `newsletter:${subscriber.id}:${known ? 'known' : 'asked'}:${requestedAt.slice(0, 13)}`,
    bookingId: null,
    to: email,
    ...automaticEmail(name, own, paper),
  })
}

/**
 * The address as it is on the list now. A new one, or one that unsubscribed, has to confirm, and who has not confirmed yet has the language of
 * the last page. Two at once make one row.
 */
async function keepRequest(
  { db, config }: Context,
  email: string,
  { language, requestedAt }: { language: string; requestedAt: Date },
): Promise<Subscriber> {
  const known = await findSubscriberByEmail(db, email)
  if (known?.state === 'confirmed') return known
  if (known?.state === 'asked') {
    await updateRequestLanguage(db, known.id, language)
    return { ...known, language }
  }
  const subscriber = { id: known?.id ?? randomUUID(), email, language, requestedAt }
  const tokenHash = hashOfToken(confirmToken(config.secret, subscriber))
  await (known ? reinviteSubscriber(db, subscriber, tokenHash) : insertSubscriber(db, subscriber, tokenHash))
  const stored = await findSubscriberByEmail(db, email)
  if (!stored) throw new Error('The address of a new subscriber was not stored')
  return stored
}
