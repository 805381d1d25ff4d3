import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { bookingPlaceholders } from '#features/bookings/emails/booking-placeholders.ts'
import { deleteTemplate } from '#features/emails/delete-template.server.ts'
import { findTemplate, type Template } from '#features/emails/reads-texts.server.ts'
import { saveTemplate } from '#features/emails/save-template.server.ts'
import { type TemplateFor, templateFor } from '#features/emails/template.ts'
import { TemplateForm } from '#features/emails/template-form.ts'
import { may } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { type Changed, ChangedNote } from '../components/changed-note.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/template.ts'
import { emailFault, unknownPlaceholders } from './email-fault.ts'

/** The template of an address; undefined for 'new'. */
async function templateOr404({ db }: Context, id: string): Promise<Template | undefined> {
  if (id === 'new') return undefined
  const found = /^[1-9]\d{0,14}$/.test(id) ? await findTemplate(db, Number(id)) : undefined
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const words = read(emailAdminWords).templates
  if (args.params.id === 'new') await admit(args, 'emails:write')
  const ctx = contextOf(args.context)
  const template = await templateOr404(ctx, args.params.id)
  if (template?.deletedAt) throw redirect(`/admin/emails/templates?deleted=${template.id}`)
  const { searchParams } = args.url
  return {
    id: args.params.id,
    writes: may(staff.role, 'emails:write'),
    saved: searchParams.get('did') === 'save',
    by: template
      ? words.savedBy({ who: template.changedBy, when: instantText(template.changedAt, ctx.clock.now(), read.format) })
      : words.lede,
    version: template?.version ?? 0,
    name: template?.name,
    text: template && textOf(template),
  }
}

const textOf = ({ name, occasion, subject, body }: Template): Record<string, string> => ({ name, occasion, subject, body })

type Reply = { values: Record<string, string>; errors: Record<string, string>; changed?: Changed; version?: number }

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'emails:write')
  const reader = wordsReader(args.context)
  const emailLabels = reader(emailAdminWords)
  const words = emailLabels.templates
  const ctx = contextOf(args.context)
  const template = await templateOr404(ctx, args.params.id)
  const form = await args.request.formData()
  const what = form.get('do')
  if (template && (what === 'delete' || what === 'restore')) {
    const gone = await deleteTemplate(ctx, { id: template.id, back: what === 'restore', staff })
    const to = `/admin/emails/templates?${what === 'delete' || !gone.done ? 'deleted' : 'back'}=${template.id}`
    return redirect(to, 303)
  }
  const values = typed(form)
  const refuse = (reply: Omit<Reply, 'values'>, status = 422) => data({ values, ...reply } satisfies Reply, { status })
  const read = readForm(form, TemplateForm)
  if (!read.value)
    return refuse({
      errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, emailFault(reader, key)])),
    })
  const { version, ...text } = read.value
  const known = knownInTemplate[text.occasion]
  const saved = await saveTemplate(ctx, { id: template?.id, version, text, known, staff })
  if (saved.done) return redirect(`/admin/emails/templates/${saved.value.id}?did=save`, 303)
  const { refusal } = saved
  switch (refusal.reason) {
    case 'placeholder-unknown':
      return refuse({ errors: { [refusal.part]: unknownPlaceholders(reader, refusal.names, known) } })
    case 'name-taken':
      return refuse({ errors: { name: emailFault(reader, 'name-taken') } }, 409)
    case 'template-unknown':
      throw data(null, { status: 404 })
    case 'changed-meanwhile': {
      const { now } = refusal
      if (now.deletedAt) return redirect(`/admin/emails/templates?deleted=${now.id}`, 303)
      const current = [
        [words.name, now.name],
        [words.columns.subject, now.subject],
        [emailLabels.compose.body, now.body],
      ] as const
      const changed = { who: now.changedBy, when: instantText(now.changedAt, ctx.clock.now(), reader.format), theirs: current }
      return refuse({ errors: {}, changed, version: now.version }, 409)
    }
  }
}

export const shouldRevalidate = revalidateOnConflict

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.templates
  const bookingLabels = useWords(bookingAdminWords)
  const { id, writes, saved, by, version, name } = loaderData
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string> = actionData?.values ?? loaderData.text ?? {}
  const errors = actionData?.errors ?? {}
  const crumb = { label: emailLabels.crumb, links: <Link to="/admin/emails/templates">{words.title}</Link> }
  return (
    <>
      <PageBar title={name ?? words.newTitle} lede={by} crumb={crumb} />
      <Flash>{saved && !actionData && words.saved}</Flash>
      {actionData?.changed && <ChangedNote changed={actionData.changed} />}
      <ErrorSummary
        title={emailLabels.problems}
        problems={Object.entries(errors).map(([field, sentence]) => ({ name: field, sentence }))}
      />
      <Form method="post" action={`/admin/emails/templates/${id}`} className="pane stack" key={version} noValidate>
        <fieldset disabled={!writes} className="stack">
          <input type="hidden" name="version" value={actionData?.version ?? actionData?.values.version ?? version} />
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            error={errors.name}
            defaultValue={values.name}
            maxLength={80}
          />
          <SelectField
            name="occasion"
            label={words.occasion}
            hint={words.forHint}
            error={errors.occasion}
            choices={templateFor.map((one) => ({ value: one, words: words.for[one] }))}
            defaultValue={values.occasion ?? 'booking'}
          />
          <TextField
            name="subject"
            label={words.columns.subject}
            error={errors.subject}
            defaultValue={values.subject}
            maxLength={200}
          />
          <TextArea
            name="body"
            label={emailLabels.compose.body}
            rows={12}
            maxLength={8_000}
            hint={emailLabels.marks}
            error={errors.body}
            defaultValue={values.body}
          />
          <KnownNames />
        </fieldset>
        {writes && (
          <div className="row">
            <button className="btn" type="submit" aria-disabled={busy}>
              {actionData?.changed ? emailLabels.changed.mine : busy ? bookingLabels.moves.working : words.save}
            </button>
            {id !== 'new' && (
              <>
                <Link className="btn line" to={`/admin/emails/new?template=${id}`}>
                  {words.use}
                </Link>
                <button className="btn line" type="submit" name="do" value="delete" formNoValidate>
                  {words.delete}
                </button>
              </>
            )}
          </div>
        )}
      </Form>
    </>
  )
}

const KnownNames = () => {
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.templates
  return (
    <details className="as-text">
      <summary>{emailLabels.compose.placeholders}</summary>
      <dl className="kv">
        {templateFor.map((one) => (
          <div key={one}>
            <dt>{words.for[one]}</dt>
            <dd>{knownInTemplate[one].map((name) => `{${name}}`).join(', ') || emailLabels.noNames}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What a template may name, by whom its emails go to: of an address alone nothing is known. */
const knownInTemplate: Record<TemplateFor, readonly string[]> = {
  booking: bookingPlaceholders,
  enquiry: ['name', 'reference'],
  any: [],
}
