import { data } from 'react-router'
import { type Content, type Entry, type Problem, stateOf } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { isFrozen } from '#features/content/is-frozen.server.ts'
import { findEntry, findVersion, listVersions } from '#features/content/reads.server.ts'
import { usesOf } from '#features/content/uses-of.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { instantText, whenText } from '../components/instants.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { listRowFacts } from '../content/row-facts.server.ts'
import { placeOf } from '../editor/describe-changes.ts'
import { choicesOf } from '../editor/shape.ts'
import { checkText } from './check-text.ts'
import { loadChoices } from './load-choices.server.ts'
import { usedElsewhere, wayOffOf } from './used-elsewhere.ts'

/** The kind as its feature knows it; every kind with screens is in the registry. */
export function featureKind({ kind }: Pick<ContentKind, 'kind'>): EntryKind {
  const found = kindOf(kind)
  if (!found) throw new Error(`No kind of entry is called ${kind}`)
  return found
}

export async function mustFindEntry(ctx: Context, { kind }: Pick<ContentKind, 'kind'>, id: string | undefined): Promise<Entry> {
  const number = /^\d{1,15}$/.test(id ?? '') ? Number(id) : Number.NaN
  const entry = Number.isNaN(number) ? undefined : await findEntry(ctx.db, kind, number)
  if (!entry) throw data(null, { status: 404 })
  return entry
}

/** A check in words, with the label of what it is about and the path that a link leads to. */
const checkRow = (read: ReadWords, contentKind: ContentKind, { path, reason, grave, facts }: Problem) => {
  const { labels, field, top, link } = placeOf(contentKind.shape, path)
  const below = path.slice(top.length + 1)
  const named = field?.as === 'widget' && below ? field.widget.labelOf?.(read, below) : undefined
  const place = field && named ? [field.label, named] : labels
  return { path: link, grave, place: place.join(', '), text: checkText(read, reason, facts) }
}
export type CheckRow = ReturnType<typeof checkRow>

export const checkRows = (read: ReadWords, contentKind: ContentKind, problems: readonly Problem[]): CheckRow[] =>
  [...problems].sort((a, b) => Number(b.grave) - Number(a.grave)).map((problem) => checkRow(read, contentKind, problem))

/** Whether a content has a page of its own; a banner or a testimonial is shown on those of others. */
export const hasOwnPage = (kind: Pick<EntryKind, 'pathOf'>, content: Content): boolean =>
  content.slug !== '' && kind.pathOf(content).includes(content.slug)

/** What an editor shows of an entry: its head, its checks, and the lists that its fields pick from. */
export async function loadEditor(
  ctx: Context,
  read: ReadWords,
  contentKind: ContentKind,
  entry: Entry,
  dialog: string | null = null,
  content: Content = entry.content,
) {
  const kind = featureKind(contentKind)
  const now = ctx.clock.now()
  const leaves = (dialog === 'unpublish' || dialog === 'trash') && entry.publishedVersion !== null
  const [problems, choices, versions, published, facts, uses, frozen] = await Promise.all([
    kind.check(ctx.db, content, { liveId: entry.liveId ?? undefined, now }),
    loadChoices(ctx.db, read, choicesOf(contentKind.shape), [content]),
    listVersions(ctx.db, entry.id),
    entry.publishedVersion === null ? undefined : findVersion(ctx.db, entry.id, entry.publishedVersion),
    listRowFacts(ctx, contentKind.kind, [entry.id]),
    leaves && entry.liveId !== null ? usesOf(ctx, ctx.db, kind, entry.liveId) : undefined,
    isFrozen(ctx.db, kind, entry),
  ])
  return {
    entry: {
      id: entry.id,
      title: entry.title,
      version: entry.version,
      state: stateOf(entry),
      isPublic: entry.publishedVersion !== null,
      editor: entry.editor,
      edited: instantText(entry.editedAt, now, read.format),
      planned: entry.publishAt && whenText(read, entry.publishAt, now, 'bare'),
      publicPath: published && kind.pathOf(published.content),
      hasAddress: published !== undefined && hasOwnPage(kind, published.content),
      mayLeave: kind.unpublish !== undefined,
      isFrozen: frozen,
      mayBegin: kind.begun !== undefined,
    },
    facts: facts.get(entry.id),
    /** Why it cannot leave the site, said by its dialog before anybody presses. */
    stays: uses && { why: usedElsewhere(read, uses), wayOff: wayOffOf(read, contentKind) },
    today: kigaliDay(now),
    content,
    checks: checkRows(read, contentKind, problems),
    choices,
    versions: versions.slice(0, 5).map(({ at, ...version }) => ({ ...version, when: instantText(at, now, read.format) })),
  }
}
export type EditorData = Awaited<ReturnType<typeof loadEditor>>
