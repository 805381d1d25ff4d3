import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { type AuthorityFacts, workdays } from '#features/permits/authorities/authority.ts'
import { AuthorityForm } from '#features/permits/authorities/authority-form.ts'
import { listSellers } from '#features/permits/authorities/reads.server.ts'
import { type AuthorityRefusal, saveAuthority } from '#features/permits/authorities/save-authority.server.ts'
import { listFeeChoices, listPlaceChoices } from '#features/places/reads-choices.server.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { listSupplierChoices } from '#features/suppliers/reads-list.server.ts'
import type { Db } from '#platform/context.ts'
import { contextOf } from '../../../context.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FieldError, fieldId, SelectField, TextField } from '../../../ui/field.tsx'
import { useTakesFocus } from '../../../ui/takes-focus.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { authorityListWords } from '../../../words/admin/permits/authorities.ts'
import { residencyWords } from '../../../words/residencies.ts'
import { admit } from '../../admit.server.ts'
import { ChangedNote } from '../../components/changed-note.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import type { Route } from './+types/edit-authority.ts'
import { weekdayText, zoneText } from './authority-facts.ts'
import { type AuthorityReply, authorityReply, savedAuthorityRows } from './authority-reply.ts'
import { authorityOfAddress } from './of-address.server.ts'

/** What can be chosen: of permits also who sells them, of suppliers the one that the authority is already. */
async function loadChoices(db: Db, current: { supplierId: number | null; timeZone: string } | undefined) {
  const [{ countries }, fees, suppliers] = await Promise.all([
    listPlaceChoices(db),
    listFeeChoices(db),
    listSupplierChoices(db, 'authority', current?.supplierId ?? null),
  ])
  const permits = fees.filter(({ fee }) => fee.kind === 'permit')
  const sellers = await listSellers(
    db,
    permits.map(({ id }) => id),
  )
  return {
    countries: countries.map(({ id, name }) => ({ value: id, words: name })),
    suppliers: suppliers.map(({ id, name }) => ({ value: String(id), words: name })),
    zones: [...new Set([...africanZones, ...(current ? [current.timeZone] : [])])],
    permits: permits.map(({ id, name }) => ({ id, name, seller: sellers.get(id) })),
  }
}

const africanZones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Africa/'))

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'permits:write')
  const residencyNames = wordsReader(args.context)(residencyWords)
  const { db } = contextOf(args.context)
  const { id } = args.params
  const authority = id === undefined ? undefined : await authorityOfAddress(db, id)
  return {
    authority: authority && {
      id: authority.id,
      name: authority.name,
      version: authority.version,
      values: valuesOf(authority),
    },
    choices: await loadChoices(db, authority),
    classes: residencies.map((one) => ({ name: `evidence.${one}`, label: residencyNames[one] })),
  }
}

const valuesOf = (facts: AuthorityFacts): Record<string, string> => ({
  name: facts.name,
  countryId: facts.countryId,
  supplierId: String(facts.supplierId ?? ''),
  timeZone: facts.timeZone,
  closesAt: facts.closesAt,
  licence: facts.licence,
  licenceUntil: facts.licenceUntil ?? '',
  numberPattern: facts.numberPattern,
  ...Object.fromEntries(facts.worksOn.map((day) => [`worksOn.${day}`, 'on'])),
  ...Object.fromEntries(facts.feeIds.map((feeId) => [`fees.${feeId}`, 'on'])),
  ...Object.fromEntries(Object.entries(facts.evidence).map(([name, text]) => [`evidence.${name}`, text])),
})

/** A new authority is closed on Saturdays and Sundays until somebody says otherwise. */
const usual: Record<string, string> = {
  timeZone: 'Africa/Kigali',
  closesAt: '17:00',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`worksOn.${day}`, 'on'])),
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const reader = wordsReader(args.context)
  const words = reader(authorityListWords)
  const problems: Readonly<Record<string, string>> = words.problems
  const ctx = contextOf(args.context)
  const { id } = args.params
  const authority = id === undefined ? undefined : await authorityOfAddress(ctx.db, id)
  const form = await args.request.formData()
  const refuse = (reply: Omit<AuthorityReply, 'values'>, status = 422) =>
    data<AuthorityReply>({ values: typed(form), ...reply }, { status })
  const read = readForm(form, AuthorityForm)
  const { countries, suppliers, permits } = await loadChoices(ctx.db, authority)
  const errors = Object.fromEntries(Object.entries(read.reply?.errors ?? {}).map(([name, key]) => [name, problems[key] ?? key]))
  const [country, supplier] = [form.get('countryId'), form.get('supplierId')]
  if (country && !countries.some(({ value }) => value === country)) errors.countryId = words.problems['country-missing']
  if (supplier && !suppliers.some(({ value }) => value === supplier)) errors.supplierId = words.problems['supplier-unknown']
  if (!read.value || errors.countryId || errors.supplierId) return refuse({ errors })
  const seen = authority && { id: authority.id, version: Number(form.get('version')) || 0 }
  const saved = await saveAuthority(ctx, { facts: read.value, seen, actor })
  if (saved.done) return redirect(`/admin/permits/authorities/${saved.value}?did=saved`, 303)
  const refusal: AuthorityRefusal = saved.refusal
  if (refusal.reason === 'authority-unknown') throw data(null, { status: 404 })
  if (refusal.reason !== 'changed-meanwhile') return refuse({ errors: authorityReply(reader, refusal, permits) })
  const names = { permits, suppliers }
  const changed = savedAuthorityRows(reader, refusal, { ...names, now: ctx.clock.now() })
  return refuse({ errors: {}, changed, version: refusal.now.version }, 409)
}

export const shouldRevalidate = revalidateOnConflict

/** The form of an authority, new or known. */
export default function EditAuthority({ loaderData: { authority, choices, classes }, actionData }: Route.ComponentProps) {
  const words = useWords(authorityListWords)
  const bookingLabels = useWords(bookingAdminWords)
  const format = useFormatter()
  const note = useTakesFocus(actionData?.changed)
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = actionData?.values ?? authority?.values ?? usual
  const errors = actionData?.errors ?? {}
  const title = authority ? words.editTitle({ name: authority.name }) : words.newTitle
  const { fields, hints, groups } = words
  const field = (name: Exclude<keyof typeof fields, 'soldBy'>) => ({
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <div className="authorities">
      <PageBar
        title={title}
        lede={words.editLede}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/permits/authorities">{words.title}</Link> /{' '}
              {authority && (
                <>
                  <Link to={`/admin/permits/authorities/${authority.id}`}>{authority.name}</Link> /{' '}
                </>
              )}
              <span aria-current="page">{title}</span>
            </>
          ),
        }}
      />
      {actionData?.changed && (
        <div tabIndex={-1} ref={note}>
          <ChangedNote changed={actionData.changed} />
        </div>
      )}
      <Form method="post" className="panes narrow" noValidate>
        <input
          type="hidden"
          name="version"
          value={actionData?.version ?? actionData?.values.version ?? authority?.version ?? 0}
        />
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <Pane title={groups.authority} className="stack">
          <div className="grid2">
            <TextField {...field('name')} maxLength={120} required wide />
            <SelectField {...field('countryId')} choices={[{ value: '', words: fields.noCountry }, ...choices.countries]} />
            <SelectField
              {...field('supplierId')}
              hint={hints.supplierId}
              choices={[{ value: '', words: fields.noSupplier }, ...choices.suppliers]}
            />
            <TextField {...field('closesAt')} hint={hints.closesAt} type="time" required />
            <SelectField {...field('timeZone')} choices={choices.zones.map((zone) => ({ value: zone, words: zoneText(zone) }))} />
          </div>
          <fieldset id={fieldId('worksOn')} aria-describedby={errors.worksOn ? `${fieldId('worksOn')}-error` : undefined}>
            <legend className="legend">{fields.worksOn}</legend>
            <div className="row wraps">
              {workdays.map((day) => (
                <label key={day} className="tick">
                  <input type="checkbox" name={`worksOn.${day}`} defaultChecked={values[`worksOn.${day}`] === 'on'} />
                  <span>{weekdayText(format, day)}</span>
                </label>
              ))}
            </div>
            <FieldError name="worksOn" error={errors.worksOn} />
          </fieldset>
        </Pane>
        <Pane title={groups.licence} className="stack">
          <div className="grid2">
            <TextField {...field('licence')} hint={hints.licence} maxLength={120} />
            <TextField {...field('licenceUntil')} type="date" />
            <TextField
              {...field('numberPattern')}
              hint={hints.numberPattern}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              wide
            />
          </div>
        </Pane>
        <Pane title={groups.fees}>
          <fieldset
            id={fieldId('fees')}
            aria-label={fields.fees}
            aria-describedby={errors.fees ? `${fieldId('fees')}-error` : undefined}
          >
            {choices.permits.map(({ id, name, seller }) => {
              const isOthers = seller !== undefined && seller.id !== authority?.id
              return (
                <label key={id} className="tick">
                  <input type="checkbox" name={`fees.${id}`} defaultChecked={values[`fees.${id}`] === 'on'} disabled={isOthers} />
                  <span>
                    {name}
                    {isOthers && <small className="muted"> {fields.soldBy({ name: seller.name })}</small>}
                  </span>
                </label>
              )
            })}
            <FieldError name="fees" error={errors.fees} />
          </fieldset>
        </Pane>
        <Pane title={groups.classes} className="stack">
          <p className="small muted">{hints.evidence}</p>
          <div className="grid2">
            {classes.map(({ name, label }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                error={errors[name]}
                defaultValue={values[name]}
                maxLength={300}
                wide
              />
            ))}
          </div>
          <div className="row">
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.save}
            </button>
          </div>
        </Pane>
      </Form>
    </div>
  )
}
