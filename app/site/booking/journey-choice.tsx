import { data, redirect } from 'react-router'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { AgesField } from '../../shared/booking/ages-field.tsx'
import { CountField, DayField } from '../../shared/booking/choice-fields.tsx'
import { answerOf } from '../../shared/booking/form-answers.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { SelectField } from '../../ui/field.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { choiceWords } from '../../words/choice.ts'
import { journeyChoiceWords } from '../../words/journey-choice.ts'
import { residencyWords } from '../../words/residencies.ts'
import { residencyFieldWords } from '../../words/residency-field.ts'
import { findShownPackage } from '../shared-reads.server.ts'
import type { Route } from './+types/journey-choice.ts'
import { ChoiceForm, OlderPartyLink } from './choice-form.tsx'
import { ComfortChoices } from './comfort-choice.tsx'
import { loadPackageChoice } from './load-package-choice.server.ts'
import { type ChoiceAnswer, startSteps } from './start-steps.server.ts'
import { BookingLayout } from './step-layout.tsx'

export const handle = {
  words: [
    'booking-steps',
    'booking-summary',
    'child-ages',
    'choice',
    'journey-choice',
    'problems',
    'residencies',
    'residency-field',
  ],
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const slug = params.get('package')
  if (!slug) throw redirect('/packages')
  const found = await findShownPackage(context, slug)
  if (!found?.bookable) throw data(null, { status: 404 })
  const most = Math.min(mostTravellers.journey, found.groupMax)
  const defaults = { travellers: String(Math.min(2, most)), residency: 'foreign' }
  return { most, ...(await loadPackageChoice(context, 'journey', found, params, defaults)) }
}

export const action = async (args: Route.ActionArgs) => startSteps(args, 'journey', await args.request.formData())

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, journeyChoiceWords)
  return [{ title: words.title }, { name: 'description', content: words.lede }, { name: 'robots', content: 'noindex' }]
}

/** A package on a date of the party's own. */
export default function JourneyChoice({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(journeyChoiceWords)
  const choice = useWords(choiceWords)
  const names = useWords(residencyWords)
  const { about, shown, known, comforts, days, most } = loaderData
  const { reply, problem, older }: ChoiceAnswer = actionData ?? shown
  return (
    <BookingLayout kind="journey" step="choice" summary={shown.summary ?? { ...about, price: undefined }}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <ChoiceForm kind="journey" reply={reply} problem={problem} hidden={{ package: about.slug }} shown={shown} known={known}>
        <div className="grid2 part">
          <DayField name="startsOn" label={choice.startsOn} reply={reply} {...days} />
          <CountField
            name="travellers"
            label={words.travellers}
            hint={words.travellersHint}
            reply={reply}
            least={1}
            most={most}
          />
          <AgesField reply={reply} />
          <SelectField
            name="residency"
            {...useWords(residencyFieldWords)}
            choices={residencies.map((value) => ({ value, words: names[value] }))}
            {...answerOf(reply, 'residency')}
          />
        </div>
        <OlderPartyLink older={older} />
        <ComfortChoices legend={choice.sleep} choices={comforts} reply={reply} />
      </ChoiceForm>
    </BookingLayout>
  )
}
