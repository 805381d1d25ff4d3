import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { countBatch, countBatchLanguages } from '#features/emails/reads.server.ts'
import { countReaders, countReadersByLanguage } from '#features/enquiries/subscribers/reads-readers.server.ts'
import { languageOfIssue } from '#features/newsletter/issue-email.server.tsx'
import { findIssue, type Issue } from '#features/newsletter/reads.server.ts'
import { previewIssue } from '#features/newsletter/send-test-issue.server.tsx'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readUuid } from '#values/uuid.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { instantText } from '../components/instants.ts'
import type { LanguageLine } from '../emails/language-lines.tsx'

/** The issue of an address; undefined for 'new', a 404 for an unknown one. */
export async function issueOr404({ db }: Context, id: string): Promise<Issue | undefined> {
  if (id === 'new') return undefined
  const stamp = readUuid(id)
  const issue = stamp && (await findIssue(db, stamp))
  if (!issue) throw data(null, { status: 404 })
  return issue
}

/** The published languages, and the one that somebody wants to preview. */
type Shown = { read: ReadWords; published: ReadonlyMap<string, string>; previewIn: string | null }

/** Everything that the screen of an issue shows. */
export async function loadIssue(ctx: Context, issue: Issue | undefined, { read, published, previewIn }: Shown) {
  const { db, clock, mail } = ctx
  const [{ confirmed: readers }, packages] = await Promise.all([countReaders(db), listPackageAddresses(db)])
  const languages = [...new Set([...published.keys(), ...Object.keys(issue?.texts ?? {})])]
  const wanted = languages.find((one) => one === previewIn) ?? 'en'
  const common = {
    readers,
    languages,
    delivers: mail.delivers,
    stamp: randomUUID(),
    packages: packages.map(({ slug, title }) => ({ value: slug, words: title })),
  }
  if (!issue) return { ...common, issue: undefined, preview: undefined, progress: undefined, lines: [], written: [] }
  const { id, subject, body, texts, journeys, state, version, changedBy, changedAt, readersCount } = issue
  const { written, sent, failed } = state === 'draft' ? { written: 0, sent: 0, failed: 0 } : await countBatch(db, id)
  const of = Math.max(written, readersCount ?? 0)
  return {
    ...common,
    issue: {
      id,
      subject,
      body,
      texts,
      journeys,
      state,
      version,
      by: read(newsletterAdminWords).savedBy({
        who: changedBy,
        when: instantText(changedAt, clock.now(), read.format),
      }),
    },
    preview: { ...(await previewIssue(ctx, issue, wanted)), wanted },
    lines: state === 'draft' ? await linesOf(ctx, issue, published) : [],
    written: state === 'draft' ? [] : await countBatchLanguages(db, id),
    progress:
      readersCount === null
        ? undefined
        : { of: state === 'sent' ? written : of, sent, failed, gone: 0, moves: state === 'sending', began: readersCount },
  }
}

/** How many readers have each language, and whether they would get the issue in it. */
async function linesOf(ctx: Context, issue: Issue, published: ReadonlyMap<string, string>): Promise<LanguageLine[]> {
  const counts = await countReadersByLanguage(ctx.db)
  return counts.map(({ language, count }) => ({
    language,
    count,
    hasText: languageOfIssue(ctx, issue, language) === language,
    isPublic: published.has(language),
  }))
}
