// Of the library only its variables and what it says of bare elements; parts are ours (decision 028). They stand in a
// layer of their own (`layers.css` says in which order), so that a rule of ours wins wherever the build puts it.
import './layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './app.css';
