import { Link, redirect } from 'react-router'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { publishLanguage } from '#features/settings/publish-language.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { listKnownTexts, listPublicEntries } from '#features/translations/reads.server.ts'
import { noKnownTexts, progressOf, unitStates, unitToTranslate } from '#features/translations/translation.ts'
import { contextOf } from '../../context.ts'
import { translationAdminWords as words } from '../../words/admin/translations.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { ListPage } from '../components/list-page.tsx'
import { contentPath } from '../content/content-menu.ts'
import { contentKinds } from '../content-screens/content-kinds.ts'
import type { Route } from './+types/translations.ts'
import { LanguagePane } from './language-pane.tsx'

const path = '/admin/translations'

/** How far each public content is translated into one language. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'content:read')
  const { db } = contextOf(args.context)
  const settings = await findSettings(db)
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const languages = Array.from(args.context.get(siteWordsKey).translated, ([code, { name, all, missing, unread }]) => ({
    ...{ code, name, all, missing, unread },
    english: english.of(code) ?? name,
    isPublic: settings.languages.includes(code),
  }))
  const shown = { mayPublish: may(staff.role, 'translations:approve'), did: args.url.searchParams.get('did') }
  const wanted = args.url.searchParams.get('language')
  const language = languages.find(({ code }) => code === wanted) ?? languages[0]
  if (!language) return { ...shown, languages, language: undefined, rows: [] }
  const texts = new Map(entryKinds.flatMap(({ name, texts: of }) => (of?.length ? [[name, of] as const] : [])))
  const [entries, known] = [await listPublicEntries(db, [...texts.keys()]), await listKnownTexts(db, language.code)]
  const rows = entries.map(({ id, kind, title, content }) => {
    const units = unitsOf(content, texts.get(kind) ?? [])
    const progress = progressOf(units.map((unit) => unitToTranslate(unit, known.get(kind) ?? noKnownTexts)))
    return { id, title, kind: contentKinds.find((one) => one.kind === kind)?.words.title ?? kind, all: units.length, progress }
  })
  const inKinds = contentKinds.map((one) => one.words.title)
  return { ...shown, languages, language, rows: rows.toSorted((a, b) => inKinds.indexOf(a.kind) - inKinds.indexOf(b.kind)) }
}

/** Publishes a language, or takes it back. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'translations:approve')
  const form = await args.request.formData()
  const language = String(form.get('language'))
  if (!args.context.get(siteWordsKey).translated.has(language)) throw new Response('There is no such language', { status: 404 })
  const isPublic = form.get('event') === 'publish'
  await publishLanguage(contextOf(args.context), { actor, language, isPublic })
  return redirect(`${path}?language=${language}&did=${isPublic ? 'published' : 'taken-back'}`, 303)
}

type RowOf = Awaited<ReturnType<typeof loader>>['rows'][number]

const columnsIn = (language: string): Column<RowOf>[] => [
  {
    head: words.columns.entry,
    isRowHead: true,
    cell: ({ id, title }) => <Link to={`${path}/${language}/${id}`}>{title}</Link>,
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
  const { languages, language, rows, mayPublish, did } = loaderData
  const sum = (of: (row: RowOf) => number) => rows.reduce((total, row) => total + of(row), 0)
  return (
    <ListPage
      title={words.title}
      lede={words.lede(
        sum(({ progress }) => progress.approved),
        sum(({ all }) => all),
      )}
      crumb={{ label: words.entry.crumb, links: <Link to={contentPath}>{words.up}</Link> }}
      tools={
        <FilterBar
          label={words.languages}
          filters={languages.map(({ code, name }) => ({ to: `?language=${code}`, word: name, isOn: code === language?.code }))}
        />
      }
      empty={!language && <EmptyState title={words.noLanguages.title} text={words.noLanguages.text} />}
    >
      {language && <LanguagePane language={language} mayPublish={mayPublish} did={did} />}
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
