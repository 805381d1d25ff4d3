import { Link } from 'react-router'
import { FactList } from '../../ui/fact-list.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { homeWords } from '../../words/home.ts'
import { roadTime } from '../../words/trade.ts'

const says = homeWords.kibeho
const drawing = { id: 'kibeho', hour: 'dusk', seed: 7 } as const
/** Kigali to Kibeho by way of Huye, without the feast days' traffic. */
const roadMinutes = 215

export function Kibeho() {
  return (
    <section className="bleed h-dusk">
      <div className="in">
        <div className="pic">
          <ScenePicture drawing={drawing} />
        </div>
        <div className="tx">
          <h2>{says.title}</h2>
          <p className="lede">{says.lede}</p>
          <FactList
            facts={[
              [says.feasts, says.feastDays],
              [says.road, roadTime(roadMinutes)],
              [says.shrine, says.shrineText],
            ]}
          />
          <p className="row">
            <Link className="btn" to="/pilgrimage">
              {says.packages}
            </Link>
            <Link className="more" to="/kibeho-pilgrimage-package">
              {says.days}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
