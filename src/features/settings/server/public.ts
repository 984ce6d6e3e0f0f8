/** What slices above may use of settings. */

export { keepSetting, settingOf, settingsOf, switchOffMail, tastesOf, wanted, wants } from './doors.ts'
export { letterAbout, letterOf } from './letters.ts'
