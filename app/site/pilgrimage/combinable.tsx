import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { firstUpper } from '#values/first-upper.ts'
import { useWords } from '../../languages/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { pageWords } from '../../words/pages.ts'
import { pilgrimageDetailWords } from '../../words/pilgrimage.ts'
import { roadTime } from '../../words/trade.ts'
import { SectionHead } from '../section-head.tsx'

const words = pilgrimageDetailWords.combine

type Props = Pick<ShrineGuide, 'activities' | 'asOf'> & { places: ShrineGuide['combinable'] }

/** Other places of pilgrimage, the nearest first; those too far for a day's drive from Kibeho come last. */
export function Combinable({ places, activities, asOf }: Props) {
  const page = useWords(pageWords)
  const nearest = [...places].sort((a, b) => (a.minutes ?? Number.MAX_VALUE) - (b.minutes ?? Number.MAX_VALUE))
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={words.title} lede={words.lede(asOf)} />
        <ul className="rows combine">
          {nearest.map(({ id, name, country, text, minutes, notice, confidence, source }) => (
            <li key={id}>
              <div>
                <h3>{name}</h3>
                <p className="ui small muted num">
                  {minutes === null ? `${words.far}, ${firstUpper(country)}` : roadTime(minutes)}
                </p>
              </div>
              <div>
                <p>{text}</p>
                {activities
                  .filter(({ place }) => place === id)
                  .map((activity) => (
                    <p key={activity.id} className="ui small muted">
                      {words.fee(activity.name, roadTime(activity.minutes), words.feeUsd(activity.feeUsd, asOf))}
                    </p>
                  ))}
                {notice && <Note bad>{notice}</Note>}
                {confidence !== 'high' && <p className="ui small muted">{source ? page.confirm : page.notChecked}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
