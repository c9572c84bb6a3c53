// In this order: what a rule of a part says wins over what bare elements look like.
import './variables.css';
import './fonts.css';
import './app.css';
