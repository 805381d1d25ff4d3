import { crewRoles } from '#features/crew/assignments/assignment.ts'
import { countAhead } from '#features/crew/assignments/reads-assignments.server.ts'
import { languageNames } from '#features/crew/language-names.ts'
import { guideOwnerships, licenceClasses, spokenLevels } from '#features/crew/member-facts.ts'
import { findGuide } from '#features/crew/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { FieldError, fieldId, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { crewMemberWords } from '../../words/admin/crew/crew-member.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { admit } from '../admit.server.ts'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/guide.ts'
import { loadMemberChoices } from './load-choices.server.ts'
import { findMember, givenMember, saveByForm } from './member-action.server.ts'
import { LanguageLevels, Ticks } from './member-fields.tsx'
import { MemberForm } from './member-form.tsx'
import { guideValues } from './member-values.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const { db, clock } = contextOf(args.context)
  const member = await findMember(db, 'guide', args.params.id)
  const guide = member && (await findGuide(db, member.id))
  const ahead = guide ? ((await countAhead(db, 'guide', kigaliDay(clock.now()))).get(guide.id) ?? 0) : 0
  return {
    guide: guide && { name: guide.name, active: guide.active, version: guide.version, values: guideValues(guide) },
    ahead,
    choices: await loadMemberChoices(db, 'guide', guide?.supplierId ?? null),
    did: args.url.searchParams.get('did') ?? '',
    given: givenMember(args.url.searchParams),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const member = await findMember(ctx.db, 'guide', args.params.id)
  return saveByForm(ctx, read, {
    kind: 'guide',
    member,
    form: await args.request.formData(),
    actor,
    params: args.url.searchParams,
  })
}

export const shouldRevalidate = revalidateOnConflict

/** The languages that most visitors and neighbours speak: the others are folded. */
const shownLanguages = 11

export default function GuideScreen({ loaderData: { guide, ahead, choices, did, given }, actionData }: Route.ComponentProps) {
  const screenLabels = useWords(crewAdminWords)
  const words = useWords(crewMemberWords)
  const { fields, hints } = words
  const errors = actionData?.errors ?? {}
  const values: Record<string, string | undefined> = actionData?.values ?? guide?.values ?? given
  const field = (name: keyof typeof fields) => ({ name, label: fields[name], error: errors[name], defaultValue: values[name] })
  const typed = { values, errors }
  const named: Readonly<Record<string, string>> = words.languages
  const languages = Object.keys(languageNames).map((code) => ({ code, name: named[code] ?? code }))
  const [main, more] = [languages.slice(0, shownLanguages), languages.slice(shownLanguages)]
  const levels = (['', ...spokenLevels] as const).map((value) => ({ value, words: words.level[value || 'none'] }))
  const hasMore = more.some(({ code }) => values[`spoken.${code}`] || errors[`spoken.${code}`])
  return (
    <MemberForm
      title={guide?.name ?? screenLabels.newGuide}
      lede={words.ledes.guide}
      member={guide}
      ahead={ahead}
      did={did}
      reply={actionData}
    >
      <Pane title={words.groups.contact} className="stack">
        <div className="grid2">
          <TextField {...field('name')} maxLength={120} required wide />
          <TextField {...field('phone')} type="tel" maxLength={40} />
          <TextField {...field('email')} type="email" maxLength={254} />
        </div>
        <TextArea {...field('note')} hint={hints.note} rows={2} />
      </Pane>
      <Pane title={words.groups.work} className="stack">
        <div className="grid2">
          <SelectField
            {...field('ownership')}
            choices={guideOwnerships.map((value) => ({ value, words: words.ownership[value] }))}
          />
          <SelectField
            {...field('supplierId')}
            hint={hints.supplierId}
            choices={[{ value: '', words: fields.noSupplier }, ...choices.suppliers]}
          />
        </div>
        <Ticks
          {...typed}
          name="roles"
          legend={fields.roles}
          choices={crewRoles.map((value) => ({ value, words: words.role[value] }))}
        />
        <fieldset
          className="stack"
          id={fieldId('spoken')}
          aria-describedby={errors.spoken ? `${fieldId('spoken')}-error` : undefined}
        >
          <legend className="legend">{fields.languages}</legend>
          <p className="small muted">{hints.languages}</p>
          <LanguageLevels {...typed} languages={main} levels={levels} />
          <details open={hasMore || Boolean(values.otherLanguages)} className="more-languages">
            <summary>{fields.moreLanguages}</summary>
            <LanguageLevels {...typed} languages={more} levels={levels} />
            <TextField {...field('otherLanguages')} hint={hints.otherLanguages} maxLength={200} />
          </details>
          <FieldError name="spoken" error={errors.spoken} />
        </fieldset>
      </Pane>
      <Pane title={words.groups.papers} className="stack">
        <div className="grid2">
          <TextField {...field('licenceUntil')} type="date" />
        </div>
        <Ticks
          {...typed}
          name="licenceClasses"
          legend={fields.licenceClasses}
          choices={licenceClasses.map((value) => ({ value, words: words.licenceClass[value] }))}
        />
      </Pane>
      <Pane title={words.groups.where} className="stack">
        <div className="grid2">
          <SelectField
            {...field('basePlaceId')}
            hint={hints.basePlaceId}
            choices={[{ value: '', words: fields.noBase }, ...choices.places]}
          />
        </div>
        <Ticks {...typed} name="countries" legend={fields.countries} hint={hints.countries} choices={choices.countries} />
      </Pane>
    </MemberForm>
  )
}
