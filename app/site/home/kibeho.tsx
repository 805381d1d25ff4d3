import { Link } from 'react-router'
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
          <dl className="facts">
            <div>
              <dt>{says.feasts}</dt>
              <dd>{says.feastDays}</dd>
            </div>
            <div>
              <dt>{says.road}</dt>
              <dd>{roadTime(roadMinutes)}</dd>
            </div>
            <div>
              <dt>{says.shrine}</dt>
              <dd>{says.shrineText}</dd>
            </div>
          </dl>
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
