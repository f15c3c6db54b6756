/** The closing call to action with its CSS. `/` takes it bare: there the CSS is in the sheet below the first view. */
import './Disc.css';

export * from './BareDisc.tsx';
