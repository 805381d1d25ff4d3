import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Actor } from '#features/content/entry.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { InterfaceMessage } from '../messages/message.ts'
import { type StoreMessagesRefusal, storeMessages } from '../messages/store-messages.server.ts'
import { type SaveTranslationsRefusal, storeTranslations } from '../store-translations.server.ts'
import { partOfKind } from './message-file.ts'
import type { CurrentTexts, PlannedTranslation } from './plan-import.ts'

type ImportRefusal = SaveTranslationsRefusal | StoreMessagesRefusal

/** So many are stored by one statement, which has a limited number of values. */
const mostAtOnce = 1_000

/**
 * Saves the translations of a plan as drafts, by a person or a machine: all of them in one transaction, or none where one has changed
 * since the plan was made, is no longer valid, or its English is no longer public. None is approved.
 */
export const importTranslations = (
  ctx: Context,
  input: {
    translations: readonly PlannedTranslation[]
    texts: CurrentTexts
    /** The messages of the interface by part; `counts`: the language whose plural rules they follow. */
    messages: { counts: string; parts: ReadonlyMap<string, readonly InterfaceMessage[]> }
    language: { code: string; name: string }
    by: 'person' | 'machine'
    actor: Actor
  },
): Promise<Outcome<{ saved: number }, ImportRefusal>> =>
  transact<{ saved: number }, ImportRefusal>(ctx.db, async (tx) => {
    const { translations, texts, messages, language, by, actor } = input
    const byKind = Map.groupBy(translations, ({ kind }) => kind)
    let saved = 0
    // In one order for everybody, so that two imports wait for each other instead of locking each other out.
    for (const kind of [...byKind.keys()].toSorted()) {
      const english = new Map([...(texts.get(kind)?.values() ?? [])].map(({ hash, text }) => [hash, text]))
      const sent = (byKind.get(kind) ?? []).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      for (let at = 0; at < sent.length; at += mostAtOnce) {
        const some = sent.slice(at, at + mostAtOnce)
        const part = partOfKind(kind)
        const how = { language: language.code, by, approve: false, actor }
        const stored =
          part === undefined
            ? await storeTranslations(ctx, tx, { ...how, kind, english, sent: some })
            : await storeMessages(ctx, tx, {
                ...{ ...how, part, counts: messages.counts, messages: messages.parts.get(part) ?? [] },
                sent: some.map(({ at: text, ...one }) => ({ ...one, path: text?.path ?? '' })),
              })
        if (!stored.done) return stored
        saved += stored.value.saved
      }
    }
    await recordAudit(ctx, tx, {
      actor,
      action: 'translations-imported',
      subject: { kind: 'list', id: `translations:${language.code}`, words: language.name },
      facts: { count: saved, translatedBy: by, file: 'XLIFF' },
    })
    return done({ saved })
  })
