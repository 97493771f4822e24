// Choosing a picture: first what, then its colour.
import { Avatar } from '../../widgets/avatar.tsx'
import { AVATAR_COLOURS } from '../../widgets/avatars/colours.ts'
import { drawings } from '../../widgets/avatars/drawings.tsx'
import { useWords } from '../../words/index.ts'

interface AvatarChooserProps {
  readonly avatar: string
  onChoose(avatar: string): void
}

const SHAPES = Object.keys(drawings).filter((shape) => shape !== 'bot')

export function AvatarChooser({ avatar, onChoose }: AvatarChooserProps) {
  const { say } = useWords()
  const [shape = 'fox', colour = 'teal'] = avatar.split('-')
  return (
    <details className="avatar-chooser">
      <summary>
        <Avatar avatar={avatar} size={48} /> {say('settings.avatar')}
      </summary>
      <fieldset>
        <legend>{say('settings.avatarShape')}</legend>
        {SHAPES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="shape"
              checked={one === shape}
              onChange={() => onChoose(`${one}-${colour}`)}
            />
            <Avatar avatar={`${one}-${colour}`} size={44} />
            <span className="hidden">{say(`shape.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say('settings.avatarColour')}</legend>
        {Object.keys(AVATAR_COLOURS).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="colour"
              checked={one === colour}
              onChange={() => onChoose(`${shape}-${one}`)}
            />
            <Avatar avatar={`${shape}-${one}`} size={44} />
            <span className="hidden">{say(`colour.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
