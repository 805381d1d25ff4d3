import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { Note } from '../../ui/note.tsx'
import { pageWords } from '../../words/pages.ts'
import { pilgrimageDetailWords } from '../../words/pilgrimage-details.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { SectionHead } from '../section-head.tsx'

type Props = Pick<ShrineGuide, 'activities' | 'asOf'> & { places: ShrineGuide['combinable'] }

/** Other places of pilgrimage, the nearest first; those too far for a day's drive from Kibeho come last. */
export function Combinable({ places, activities, asOf }: Props) {
  const format = useFormatter()
  const { combine: words } = useWords(pilgrimageDetailWords)
  const page = useWords(pageWords)
  const time = useWords(roadTimeWords)
  const nearest = [...places].sort((a, b) => (a.minutes ?? Number.MAX_VALUE) - (b.minutes ?? Number.MAX_VALUE))
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={words.title} lede={words.lede({ year: asOf })} />
        <ul className="rows combine">
          {nearest.map(({ id, name, country, text, minutes, notice, confidence, source, ...of }) => (
            <li key={id}>
              <div>
                <h3 lang={langOf(of, 'name')}>{name}</h3>
                <p className="ui small muted num">{minutes === null ? words.far({ country }) : roadTime(minutes, time)}</p>
              </div>
              <div>
                <p lang={langOf(of, 'text')}>{text}</p>
                {activities
                  .filter(({ place }) => place === id)
                  .map(({ id: key, name: what, minutes: takes, feeUsd }) => (
                    <p key={key} className="ui small muted">
                      {feeUsd === 0
                        ? words.fee.none({ name: what, time: roadTime(takes, time) })
                        : words.fee.about({
                            name: what,
                            time: roadTime(takes, time),
                            money: format.money(usd(feeUsd * 100)),
                            year: asOf,
                          })}
                    </p>
                  ))}
                {notice && (
                  <Note bad lang={langOf(of, 'notice')}>
                    {notice}
                  </Note>
                )}
                {confidence !== 'high' && <p className="ui small muted">{source ? page.confirm : page.notChecked}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
