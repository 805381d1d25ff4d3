import { data, Form, Link, redirect } from 'react-router'
import { listSavedViews } from '#features/saved-views/reads.server.ts'
import { changeView, deleteView, type SavedViewRefusal, saveView } from '#features/saved-views/save-view.server.ts'
import { mayChangeView, SavedViewForm, savedLists } from '#features/saved-views/saved-view.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Words } from '#platform/languages/source.ts'
import type { Outcome } from '#values/outcome.ts'
import { readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { FieldError, fieldId, TextField } from '../../ui/field.tsx'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { savedViewWords } from '../../words/admin/saved-views.ts'
import { admit } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { queryOf } from '../view-tabs/query-of.ts'
import { ShareTick } from '../view-tabs/saved-view-tabs.tsx'
import type { Route } from './+types/saved-views.ts'
import { savableLists } from './savable-lists.server.ts'

/** The list of an address, for who may see that list too. */
async function listFor(args: Route.LoaderArgs | Route.ActionArgs, staff: Staff) {
  const list = savedLists.find((one) => one === args.params.list)
  if (!list) throw data(null, { status: 404 })
  const known = savableLists[list]
  if (!may(staff.role, known.needs)) throw data({ permission: known.needs }, { status: 403 })
  return { owner: { list, staffId: staff.id, mayShare: may(staff.role, 'views:share') }, known }
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const { owner, known } = await listFor(args, staff)
  const views = await listSavedViews(contextOf(args.context).db, owner)
  return {
    title: wordsOf(args.context, frameAdminWords).rail[owner.list],
    list: owner.list,
    mayShare: owner.mayShare,
    changed: args.url.searchParams.get('did') === 'changed',
    rows: views.map((view) => ({
      ...view,
      to: known.pathOf(new URLSearchParams(view.query)),
      mayChange: mayChangeView(view, owner.mayShare),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:read')
  const { owner, known } = await listFor(args, staff)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const event = form.get('do')
  const here = `/admin/saved-views/${owner.list}`
  if (event === 'delete') {
    const id = readUuid(String(form.get('id') ?? ''))
    const view = (await listSavedViews(ctx.db, owner)).find((one) => one.id === id)
    const outcome = await deleteView(ctx, owner, { id: id ?? '' })
    return outcome.done && view ? data({ deleted: view }) : data(refusedAs(outcome, form), { status: 409 })
  }
  if (event !== 'save' && event !== 'change') throw data(null, { status: 404 })
  if (event === 'save' && form.get('shared') === 'yes') await admit(args, 'views:share')
  const read = readForm(form, SavedViewForm)
  if (!read.value) return data({ fault: Object.values(read.reply.errors)[0] ?? '', values: typed(form) }, { status: 422 })
  if (event === 'change') {
    const outcome = await changeView(ctx, owner, { ...read.value, id: readUuid(String(form.get('id') ?? '')) ?? '' })
    return outcome.done ? redirect(`${here}?did=changed`, 303) : data(refusedAs(outcome, form), { status: 422 })
  }
  const query = queryOf(known.pathOf(new URLSearchParams(String(form.get('query') ?? '').slice(0, 2_000))))
  const outcome = await saveView(ctx, owner, { ...read.value, query })
  if (!outcome.done) return data(refusedAs(outcome, form), { status: 422 })
  return redirect(known.pathOf(new URLSearchParams(query)), 303)
}

const refusedAs = (outcome: Outcome<unknown, SavedViewRefusal>, form: FormData) => ({
  fault: outcome.done ? 'view-unknown' : outcome.refusal.reason,
  values: typed(form),
})

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** The fields of a row are of its own form, which stands in its last cell. */
const formOf = ({ id }: Row) => `view-${id}`

type Given = { values: Record<string, string>; fault: string | undefined; mayShare: boolean }

const columnsOf = (words: Words<typeof savedViewWords.tree>, { values, fault, mayShare }: Given): Column<Row>[] => [
  {
    head: words.columns.name,
    isRowHead: true,
    cell: ({ name, to }) => <Link to={to}>{name}</Link>,
  },
  { head: words.columns.by, cell: ({ isMine, staffName }) => (isMine ? words.you : staffName) },
  {
    head: words.columns.actions,
    className: 'whole',
    cell: (row) =>
      row.mayChange ? (
        <Form method="post" className="row view-form" id={formOf(row)}>
          <input type="hidden" name="id" value={row.id} />
          <input
            name="name"
            type="text"
            aria-label={`${words.name}: ${row.name}`}
            aria-invalid={fault && values.id === row.id ? true : undefined}
            aria-describedby={fault && values.id === row.id ? `${fieldId(`name-${row.id}`)}-error` : undefined}
            defaultValue={values.id === row.id ? values.name : row.name}
            maxLength={40}
            required
          />
          {values.id === row.id && <FieldError name={`name-${row.id}`} error={fault} />}
          {(mayShare || row.shared) && row.isMine ? (
            <ShareTick on={values.id === row.id ? values.shared === 'yes' : row.shared} />
          ) : (
            row.shared && <input type="hidden" name="shared" value="yes" />
          )}
          <button className="btn line sm" type="submit" name="do" value="change">
            {words.rename}
          </button>
          <button className="btn line sm" type="submit" name="do" value="delete" formNoValidate>
            {words.remove}
            <span className="visually-hidden">: {row.name}</span>
          </button>
        </Form>
      ) : (
        <span className="muted">{words.shared}</span>
      ),
  },
]

export default function SavedViews({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(savedViewWords)
  const { title, list, mayShare, changed, rows } = loaderData
  const reply = actionData && 'fault' in actionData ? actionData : undefined
  const deleted = actionData && 'deleted' in actionData ? actionData.deleted : undefined
  const sentence = reply && ((words.faults as Readonly<Record<string, string>>)[reply.fault] ?? reply.fault)
  const isNew = reply?.values.do === 'save'
  return (
    <ListPage
      root="saved-views"
      title={words.title}
      lede={words.lede({ count: rows.length, list: title })}
      crumb={{ label: words.breadcrumb, links: <Link to={`/admin/${list}`}>{title}</Link> }}
      tools={
        <>
          <div className="flash">
            <Flash undo={deleted && <Undo view={deleted} />}>
              {deleted ? words.flash.deleted({ name: deleted.name }) : !actionData && changed && words.flash.changed}
            </Flash>
            <div role="alert">
              {sentence && !isNew && !rows.some(({ id }) => id === reply?.values.id) && <p className="note bad">{sentence}</p>}
            </div>
          </div>
          {isNew && <SaveViewPane values={reply.values} fault={sentence} mayShare={mayShare} />}
        </>
      }
      empty={rows.length === 0 && !isNew && <EmptyState title={words.emptyTitle} text={words.empty} />}
    >
      {rows.length > 0 && (
        <ListTable
          caption={words.table}
          columns={columnsOf(words, { values: reply?.values ?? {}, fault: sentence, mayShare })}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </ListPage>
  )
}

const Undo = ({ view: { name, query, shared } }: { view: { name: string; query: string; shared: boolean } }) => {
  const words = useWords(savedViewWords)
  return (
    <Form method="post">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="query" value={query} />
      {shared && <input type="hidden" name="shared" value="yes" />}
      <button className="btn line sm" type="submit" name="do" value="save">
        {words.undo}
      </button>
    </Form>
  )
}

type Props = { values: Readonly<Record<string, string>>; fault: string | undefined; mayShare: boolean }

/** A view that was not saved, as it was sent, with what is wrong at its name. */
const SaveViewPane = ({ values, fault, mayShare }: Props) => {
  const words = useWords(savedViewWords)
  return (
    <Pane title={words.saveTitle}>
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="query" value={values.query ?? ''} />
        <TextField name="name" label={words.name} error={fault} defaultValue={values.name} maxLength={40} autoComplete="off" />
        {mayShare && <ShareTick on={values.shared === 'yes'} />}
        <p className="hint">{words.hint}</p>
        <button className="btn" type="submit" name="do" value="save">
          {words.submit}
        </button>
      </Form>
    </Pane>
  )
}
