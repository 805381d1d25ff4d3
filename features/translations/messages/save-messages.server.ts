import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Outcome } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import { messagesTag } from './message.ts'
import { type MessagesToStore, type StoreMessagesRefusal, storeMessages } from './store-messages.server.ts'

/**
 * Saves translations of messages of one part of the interface: all of them, or none where one is refused. An approved one is what visitors read
 * from then on, in every process. Others are drafts, by a machine as long as nobody approves what a machine wrote.
 */
export const saveMessages = (
  ctx: Context,
  input: MessagesToStore & {
    languageName: string
    /** Whether the search finds documents by words of this part. */
    isSearched: boolean
  },
): Promise<Outcome<{ saved: number }, StoreMessagesRefusal>> =>
  transact<{ saved: number }, StoreMessagesRefusal>(ctx.db, async (tx) => {
    const { language, languageName, part, approve, actor, isSearched } = input
    const stored = await storeMessages(ctx, tx, input)
    if (stored.done && approve) {
      await ctx.cache.invalidate(tx, [messagesTag(language)])
      if (isSearched) await ctx.jobs.addOnce(tx, searchQueue)
      await recordAudit(ctx, tx, {
        actor,
        action: 'translations-approved',
        subject: { kind: 'list', id: `messages:${language}:${part}`, words: `${languageName}: ${part}` },
        facts: { after: language, count: stored.value.saved },
      })
    }
    return stored
  })
