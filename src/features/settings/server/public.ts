export { DIGEST, PUSH_TEXT } from '../rules.ts'
export {
  digestTypes,
  displayPreferencesOf as tastesOf,
  keepSetting,
  mailTimeOf,
  quietOf,
  settingOf,
  settingsOf,
  switchOffMail,
  wanted,
  wants,
  withGrouping,
} from './kept-settings.ts'
export { letterOf, letterOff, queueNoticeMail } from './letters.ts'
