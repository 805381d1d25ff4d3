import { Link } from 'react-router'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { listKnownTexts, listPublicEntries } from '#features/translations/reads.server.ts'
import { noKnownTexts, progressOf, unitStates, unitToTranslate } from '#features/translations/translation.ts'
import { isChosen } from '#features/translations/xliff/exported-unit.ts'
import { contextOf } from '../../context.ts'
import { translationFileWords } from '../../words/admin/translation-files.ts'
import { translationAdminWords as words } from '../../words/admin/translations.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { ListPage } from '../components/list-page.tsx'
import { contentPath } from '../content/content-menu.ts'
import { contentKinds } from '../content-screens/content-kinds.ts'
import type { Route } from './+types/translations.ts'
import { exportPath, listPath, readTranslationsQuery, translationsPath } from './list-query.ts'
import { textKinds } from './text-kinds.server.ts'
import { TranslationsFilters } from './translations-filters.tsx'

/** How far each public content is translated into one language: all, or those of a kind, with some texts. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const { db } = contextOf(args.context)
  const { searchParams } = args.url
  const languages = [...args.context.get(siteWordsKey).translated].map(([code, name]) => ({ code, name }))
  const wanted = readTranslationsQuery(
    searchParams,
    textKinds.map(({ name }) => name),
  )
  const language = languages.find(({ code }) => code === wanted.language) ?? languages[0]
  const query = { ...wanted, language: language?.code }
  const kinds = contentKinds.flatMap(({ kind, words: { title } }) =>
    textKinds.some(({ name }) => name === kind) ? [{ kind: kind as string, title }] : [],
  )
  const base = { languages, kinds, query, isEmptyFile: searchParams.get('exported') === 'none' }
  if (!language) return { ...base, language: undefined, rows: [] }
  const places = new Map(textKinds.map(({ name, texts = [] }) => [name, texts]))
  const [entries, known] = [
    await listPublicEntries(db, query.kind === undefined ? [...places.keys()] : [query.kind]),
    await listKnownTexts(db, language.code),
  ]
  const rows = entries.map(({ id, kind, title, content }) => {
    const units = unitsOf(content, places.get(kind) ?? [])
    const progress = progressOf(units.map((unit) => unitToTranslate(unit, known.get(kind) ?? noKnownTexts)))
    return { id, title, kind: kinds.find((one) => one.kind === kind)?.title ?? kind, all: units.length, progress }
  })
  const chosen = rows.filter(
    ({ progress }) => query.texts === 'all' || unitStates.some((state) => progress[state] > 0 && isChosen(state, query.texts)),
  )
  const inKinds = kinds.map(({ title }) => title)
  return { ...base, language, rows: chosen.toSorted((a, b) => inKinds.indexOf(a.kind) - inKinds.indexOf(b.kind)) }
}
type RowOf = Awaited<ReturnType<typeof loader>>['rows'][number]

const columnsIn = (language: string): Column<RowOf>[] => [
  {
    head: words.columns.entry,
    isRowHead: true,
    cell: ({ id, title }) => <Link to={`${translationsPath}/${language}/${id}`}>{title}</Link>,
  },
  ...unitStates.map(
    (state): Column<RowOf> => ({
      head: words.columns[state],
      isNumber: true,
      label: words.columns[state],
      cell: ({ progress }) => progress[state] || null,
    }),
  ),
]

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { languages, language, kinds, query, rows, isEmptyFile } = loaderData
  const { may } = useAuth()
  const sum = (of: (row: RowOf) => number) => rows.reduce((total, row) => total + of(row), 0)
  return (
    <ListPage
      title={words.title}
      lede={words.lede(
        sum(({ progress }) => progress.approved),
        sum(({ all }) => all),
      )}
      crumb={{ label: words.entry.crumb, links: <Link to={contentPath}>{words.up}</Link> }}
      actions={
        language &&
        may('translations:write') && (
          <>
            <a className="btn line" href={exportPath(language.code, query)} download>
              {translationFileWords.export}
            </a>
            <Link className="btn line" to={`${translationsPath}/${language.code}/import`}>
              {translationFileWords.import}
            </Link>
          </>
        )
      }
      tools={
        <>
          <FilterBar
            label={words.languages}
            filters={languages.map(({ code, name }) => ({
              to: listPath({ ...query, language: code }),
              word: name,
              isOn: code === language?.code,
            }))}
          />
          {language && <TranslationsFilters query={query} kinds={kinds} />}
          <div role="status">{isEmptyFile && <p className="note">{translationFileWords.nothingToExport}</p>}</div>
        </>
      }
      empty={
        language ? (
          rows.length === 0 && <EmptyState title={translationFileWords.none.title} text={translationFileWords.none.text} />
        ) : (
          <EmptyState title={words.noLanguages.title} text={words.noLanguages.text} />
        )
      }
    >
      {language && (
        <div className="pane list">
          <DataTable
            caption={words.caption(language.name)}
            columns={columnsIn(language.code)}
            rows={rows}
            rowKey={({ id }) => id}
            groupOf={({ kind }) => kind}
            className="stacks"
          />
        </div>
      )}
    </ListPage>
  )
}
