import { isDeepStrictEqual } from 'node:util'
import type { Context, Tx } from '#platform/context.ts'
import { findNewestTranslation } from './reads.server.ts'
import type { TermsVersion } from './terms-version.ts'
import { insertTermsTranslation } from './writes.server.ts'

/**
 * Freezes a translation of a version of the terms as its next revision, inside the transaction that has locked the version (`lockTerms`).
 * Nothing where the newest revision says the same of the same English. From then on it is what readers of the language agree to.
 */
export async function freezeTranslation(
  ctx: Pick<Context, 'clock' | 'cache'>,
  tx: Tx,
  { english, translated, language }: { english: TermsVersion; translated: TermsVersion; language: string },
): Promise<void> {
  const { version } = english
  const newest = await findNewestTranslation(tx, version, language)
  const same = newest && isDeepStrictEqual([newest.english, textOf(newest)], [textOf(english), textOf(translated)])
  if (same) return
  const revision = (newest?.revision ?? 0) + 1
  await insertTermsTranslation(tx, {
    ...{ version, language, revision, at: ctx.clock.now() },
    english: textOf(english),
    ...textOf(translated),
  })
  await ctx.cache.invalidate(tx, ['terms'])
}

const textOf = ({ changes, sections }: Pick<TermsVersion, 'changes' | 'sections'>) => ({ changes, sections })
