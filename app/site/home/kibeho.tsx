import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { homeDayWords } from '../../words/home-day.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { kibehoScene } from './kibeho-scene.ts'

/** Minutes from Kigali to Kibeho through Huye, on a day without a feast. */
const roadMinutes = 215

export function Kibeho() {
  const { kibeho: words } = useWords(homeDayWords)
  const time = useWords(roadTimeWords)
  return (
    <section className="bleed h-dusk">
      <div className="in">
        <div className="pic">
          <ScenePicture drawing={kibehoScene} />
        </div>
        <div className="tx">
          <h2>{words.title}</h2>
          <p className="lede">{words.lede}</p>
          <FactList
            facts={[
              [words.feasts, words.feastDays],
              [words.road, roadTime(roadMinutes, time)],
              [words.shrine, words.shrineText],
            ]}
          />
          <p className="row">
            <Link className="btn" to="/pilgrimage">
              {words.packages}
            </Link>
            <Link className="more" to="/kibeho-pilgrimage-package">
              {words.days}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
