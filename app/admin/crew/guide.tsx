import { findGuide } from '#features/crew/reads.server.ts'
import { countAhead } from '#features/departures/crew/reads-crew.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/guide.ts'
import { findMember, saveByForm } from './member-action.server.ts'
import { MemberForm } from './member-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const { db, clock } = contextOf(args.context)
  const member = await findMember(db, 'guide', args.params.id)
  const guide = member && (await findGuide(db, member.id))
  const ahead = guide ? ((await countAhead(db, 'guide', kigaliDay(clock.now()))).get(guide.id) ?? 0) : 0
  return { guide, ahead, did: args.url.searchParams.get('did') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const member = await findMember(ctx.db, 'guide', args.params.id)
  return saveByForm(ctx, read, { kind: 'guide', id: member?.id, form: await args.request.formData(), actor })
}

export const shouldRevalidate = revalidateOnConflict

export default function GuideScreen({ loaderData: { guide, ahead, did }, actionData }: Route.ComponentProps) {
  const words = useWords(crewAdminWords)
  const labels = words.fields
  const errors = actionData?.errors ?? {}
  const values: Record<string, string | undefined> = actionData?.values ?? {
    name: guide?.name,
    languages: guide?.languages.join(', '),
    phone: guide?.phone,
    licenceUntil: guide?.licenceUntil ?? undefined,
    note: guide?.note,
  }
  return (
    <MemberForm title={guide?.name ?? words.newGuide} member={guide} ahead={ahead} did={did} reply={actionData}>
      <div className="grid2">
        <TextField name="name" label={labels.name} error={errors.name} defaultValue={values.name} maxLength={120} required />
        <TextField name="phone" label={labels.phone} error={errors.phone} type="tel" defaultValue={values.phone} maxLength={40} />
        <TextField
          name="languages"
          label={labels.languages}
          hint={labels.languagesHint}
          error={errors.languages}
          defaultValue={values.languages}
          maxLength={200}
        />
        <TextField
          name="licenceUntil"
          label={labels.licenceUntil}
          error={errors.licenceUntil}
          type="date"
          defaultValue={values.licenceUntil}
        />
      </div>
      <TextArea name="note" label={labels.note} hint={labels.noteHint} error={errors.note} defaultValue={values.note} />
    </MemberForm>
  )
}
