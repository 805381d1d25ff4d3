import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { newKey } from '#features/bookings/booking-key.server.ts'
import { recordEnquiry } from '#features/enquiries/record-enquiry.server.ts'
import { RecordedEnquiry, recordedKinds } from '#features/enquiries/record-enquiry-request.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { readForm } from '../../shared/read-form.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { newEnquiryWords } from '../../words/admin/new-enquiry.ts'
import { admit } from '../admit.server.ts'
import { OriginFields } from '../bookings/contact/origin-fields.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/new-enquiry.ts'
import { adminEnquiryError } from './enquiry-error.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'enquiries:write')
  return { formKey: newKey() }
}

export async function action(args: Route.ActionArgs) {
  const { id, name } = await admit(args, 'enquiries:write')
  const read = readForm(await args.request.formData(), RecordedEnquiry)
  if (!read.value) return data(read.reply, { status: 422 })
  const outcome = await recordEnquiry(contextOf(args.context), read.value, { id, name })
  // The schema has refused with a sentence what this would refuse.
  if (!outcome.done) throw new Error(`A recorded enquiry does not fit: ${outcome.refusal.part}`)
  return redirect(`/admin/enquiries/${outcome.value.id}?did=recorded`, 303)
}

/** An enquiry that came by phone, WhatsApp, email or in person, as staff take it down. */
export default function NewEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(newEnquiryWords)
  const enquiryLabels = useWords(enquiryAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { values = {}, errors = {} }: { values?: Record<string, string>; errors?: Record<string, string> } = actionData ?? {}
  const problems = Object.entries(errors).map(([name, key]) => ({
    name,
    sentence: (words.faults as Readonly<Record<string, string>>)[key] ?? adminEnquiryError(read, key),
  }))
  const field = <Name extends string>(name: Name) => ({
    name,
    defaultValue: values[name] ?? '',
    error: problems.find((problem) => problem.name === name)?.sentence,
  })
  return (
    <>
      <PageBar
        title={words.title}
        lede={words.lede}
        crumb={{
          label: enquiryLabels.enquiry.breadcrumb,
          links: <Link to="/admin/enquiries">{enquiryLabels.title}</Link>,
        }}
      />
      <Form method="post" className="stack" noValidate>
        <ErrorSummary title={words.problems} problems={problems} />
        <input type="hidden" name="formKey" value={values.formKey ?? loaderData.formKey} />
        <Pane title={words.who}>
          <div className="grid2">
            <TextField label={words.name} autoComplete="off" maxLength={120} wide {...field('name')} />
            <TextField
              label={words.phone}
              hint={words.phoneHint}
              type="tel"
              autoComplete="off"
              maxLength={30}
              {...field('phone')}
            />
            <TextField label={words.email} type="email" autoComplete="off" maxLength={254} {...field('email')} />
          </div>
        </Pane>
        <Pane title={words.what} className="stack">
          <SelectField
            label={words.kind}
            choices={recordedKinds.map((value) => ({ value, words: enquiryLabels.kinds[value] }))}
            {...field('kind')}
          />
          <TextArea label={words.message} hint={words.messageHint} rows={6} maxLength={2000} {...field('message')} />
          <OriginFields fieldOf={field} />
        </Pane>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.save}
          </button>
          <Link className="btn line" to="/admin/enquiries">
            {words.cancel}
          </Link>
        </div>
      </Form>
    </>
  )
}
