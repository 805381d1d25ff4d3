import { Link } from 'react-router'
import { listOwnMessages } from '#features/translations/messages/reads-messages.server.ts'
import { progressOf, unitStates } from '#features/translations/translation.ts'
import { textChoices } from '#features/translations/xliff/exported-unit.ts'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { Choice } from '../../components/choice.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar } from '../../components/filter-bar.tsx'
import { ListPage } from '../../components/list-page.tsx'
import { SearchForm } from '../../components/search-form.tsx'
import { contentPath } from '../../content/content-menu.ts'
import { exportPath, translationsPath } from '../list-query.ts'
import { mustFindLanguage } from '../text-kinds.server.ts'
import { TranslationsTabs } from '../translations-tabs.tsx'
import type { Route } from './+types/messages.ts'
import { isListed, messageUnits } from './message-units.server.ts'
import { messagesPath, messagesQuery, partName, pathWith, readMessagesQuery } from './messages-query.ts'

/** How far the messages of each part of the interface are translated into a language: those in a state, or with a text in them. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const language = mustFindLanguage(args.context, args.params.language)
  const site = args.context.get(siteWordsKey)
  const query = readMessagesQuery(args.url.searchParams)
  const own = Map.groupBy(await listOwnMessages(contextOf(args.context).db, language.code), ({ part }) => part)
  const parts = [...site.messagesIn(language.code).parts].map(([part, messages]) => {
    const units = messageUnits(messages, own.get(part) ?? [])
    return { part, listed: units.filter((unit) => isListed(unit, { ...query, texts: 'all' })), query }
  })
  const found = parts.flatMap(({ listed }) => listed)
  return {
    language,
    languages: Array.from(site.translated, ([code, { name }]) => ({ code, name })),
    query,
    all: found.length,
    progress: progressOf(found),
    isEmptyFile: args.url.searchParams.get('exported') === 'none',
    hasOwn: [...own.values()].some((ones) => ones.some(({ approved }) => approved !== null)),
    rows: parts.flatMap(({ part, listed }) =>
      listed.some((unit) => isListed(unit, query)) ? [{ part, title: partName(part), progress: progressOf(listed) }] : [],
    ),
  }
}

type RowOf = Awaited<ReturnType<typeof loader>>['rows'][number]

type Words = WordsOf<typeof translationAdminWords.tree>

const columnsIn = (
  { messages: words, ...common }: Words,
  language: string,
  { texts, search }: ReturnType<typeof readMessagesQuery>,
): Column<RowOf>[] => [
  {
    head: words.part,
    isRowHead: true,
    cell: ({ part, title }) => (
      <Link to={pathWith(`${messagesPath(language)}/${part}`, messagesQuery({ texts, search }))}>{title}</Link>
    ),
  },
  ...unitStates.map(
    (state): Column<RowOf> => ({
      head: common.columns[state],
      isNumber: true,
      label: common.columns[state],
      cell: ({ progress }) => progress[state] || null,
    }),
  ),
]

export default function InterfaceMessages({ loaderData }: Route.ComponentProps) {
  const { language, languages, query, all, progress, isEmptyFile, hasOwn, rows } = loaderData
  const labels = useWords(translationAdminWords)
  const { messages: words, ...common } = labels
  const fileLabels = useWords(translationFileWords)
  const { may } = useAuth()
  const { code, name } = language
  const here = messagesPath(code)
  return (
    <ListPage
      title={words.title}
      lede={words.lede({ approved: progress.approved, all })}
      crumb={{
        label: common.entry.crumb,
        links: (
          <>
            <Link to={contentPath}>{common.up}</Link> / <Link to={`${translationsPath}?language=${code}`}>{common.title}</Link>
          </>
        ),
      }}
      actions={
        may('translations:write') && (
          <>
            <a className="btn line" href={exportPath(code, { kind: 'messages', texts: query.texts })} download>
              {fileLabels.export}
            </a>
            <Link className="btn line" to={`${translationsPath}/${code}/import`}>
              {fileLabels.import}
            </Link>
            {hasOwn && (
              <a className="btn line" href={`${here}.json`} download>
                {words.contribute}
              </a>
            )}
          </>
        )
      }
      tools={
        <>
          <FilterBar
            label={common.languages}
            current="true"
            filters={languages.map((one) => ({
              to: pathWith(messagesPath(one.code), messagesQuery(query)),
              word: one.name,
              isOn: one.code === code,
            }))}
          />
          <TranslationsTabs language={code} on="messages" />
          <SearchForm
            action={here}
            search={query.search}
            words={words.search}
            clear={(query.search !== '' || query.texts !== 'all') && here}
          >
            <Choice name="texts" label={fileLabels.which} defaultValue={query.texts} key={query.texts}>
              {textChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {fileLabels.choices[choice]}
                </option>
              ))}
            </Choice>
          </SearchForm>
          <div role="status">{isEmptyFile && <p className="note">{fileLabels.nothingToExport}</p>}</div>
        </>
      }
      empty={rows.length === 0 && <EmptyState title={words.none.title} text={words.none.text} />}
    >
      <div className="pane list">
        <DataTable
          caption={words.caption({ language: name })}
          columns={columnsIn(labels, code, query)}
          rows={rows}
          rowKey={({ part }) => part}
          className="stacks"
        />
      </div>
    </ListPage>
  )
}
